import SwiftUI

struct SongView: View {
    @ObservedObject var song: Song

    var body: some View {
        Text(song.title)
    }

    struct Editor: View {
        @Binding var song: String

        var body: some View {
            TextField("Title", text: $song)
        }
    }
}
