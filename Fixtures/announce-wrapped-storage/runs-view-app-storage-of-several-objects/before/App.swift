import SwiftUI

/// Each pane has its own.
final class Format: ObservableObject {
    @AppStorage("imageFormat") var image = "png"
    /// Of movies.
    @AppStorage("movieFormat") var movie = "mov"
    @Published var name = "shot"

    var summary: String { "\(name).\(image)" }
}

struct Pane: View {
    @StateObject private var format = Format()

    var body: some View {
        Text(format.summary)
        Movie(format: format)
        Button("jpeg") { format.image = "jpeg" }
        Button("png") { format.image = "png" }
        Button("rename") { format.name += "!" }
    }
}

struct Movie: View {
    @ObservedObject var format: Format

    var body: some View {
        Text(format.movie)
        TextField("movie", text: $format.movie)
        Button("mp4") { format.movie = "mp4" }
    }
}

struct ContentView: View {
    var body: some View {
        Pane()
    }
}
