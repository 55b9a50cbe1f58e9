import SwiftUI

struct ThumbnailCell: View {
    let thumbnails: Thumbnails
    let name: String

    var body: some View {
        Text(thumbnails.thumbnail(for: name))
    }
}
