import SwiftUI

struct ThumbnailList: View {
    var thumbnails: Thumbnails

    var body: some View {
        ForEach(thumbnails.names, id: \.self) { name in
            Text(thumbnails.thumbnail(for: name))
        }
    }
}
