import SwiftUI

/// Each pane has its own.
@Observable
final class Format {
    @ObservationIgnored @AppStorage("imageFormat") private var _imageStorage = "png"
    var image: String {
        get {
            Self.storeRegistrar.access(self, keyPath: \.image)
            return _imageStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.image) { _imageStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    /// Of movies.
    var movie: String {
        get {
            Self.storeRegistrar.access(self, keyPath: \.movie)
            return _movieStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.movie) { _movieStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("movieFormat") private var _movieStorage = "mov"
    var name = "shot"

    var summary: String { "\(name).\(image)" }
}

struct Pane: View {
    @State private var format = Format()

    var body: some View {
        Text(format.summary)
        Movie(format: format)
        Button("jpeg") { format.image = "jpeg" }
        Button("png") { format.image = "png" }
        Button("rename") { format.name += "!" }
    }
}

struct Movie: View {
    @Bindable var format: Format

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
