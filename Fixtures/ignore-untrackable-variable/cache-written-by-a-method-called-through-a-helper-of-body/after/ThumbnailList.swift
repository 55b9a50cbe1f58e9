import SwiftUI

struct ThumbnailList: View {
    var thumbnails: Thumbnails

    var body: some View {
        ForEach(thumbnails.names, id: \.self) { name in
            row(name)
        }
    }

    private func row(_ name: String) -> some View {
        Text(thumbnails.thumbnail(for: name))
    }
}
