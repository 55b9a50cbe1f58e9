import SwiftUI

@Observable
final class ImageLoader {
    var image: Image?
    @ObservationIgnored var isLoading = false
    var failures = 0
    @ObservationIgnored var widths: [CGFloat] = []
    var passes = 0
    @ObservationIgnored var highlights: [String: Color] = [:]

    func markLoading() {
        isLoading = true
    }

    func retry() {
        failures += 1
    }

    func note(width: CGFloat) {
        widths.append(width)
    }

    func notePass() {
        passes += 1
    }

    func highlight(_ name: String, in color: Color) {
        highlights[name] = color
    }
}

struct LoadedImage: View {
    @State private var loader = ImageLoader()

    var body: some View {
        if !loader.isLoading {
            loader.markLoading()
            DispatchQueue.main.async { loader.retry() }
        }

        return VStack {
            loader.image
            GeometryReader { proxy -> Color in
                loader.note(width: proxy.size.width)
                return Color.clear
            }
            Button("Retry") { loader.retry() }
        }
    }

    static var sample: ImageLoader {
        let loader = ImageLoader()
        loader.retry()
        return loader
    }

    private var title: String {
        loader.notePass()
        return "Image"
    }
}

struct Highlight: ViewModifier {
    @Environment(ImageLoader.self) var loader
    let name: String

    func body(content: Content) -> some View {
        loader.highlight(name, in: .yellow)
        return content.environment(loader)
    }
}
