import SwiftUI

struct ThumbnailList: View {
    @ObservedObject var thumbnails: Thumbnails

    var body: some View {
        ForEach(thumbnails.names, id: \.self) { name in
            Text(thumbnails.thumbnail(for: name))
        }
    }
}
