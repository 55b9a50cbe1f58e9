import SwiftUI

final class Gallery: ObservableObject {
    @Published private(set) var isLoading = false
    @Published private(set) var names: [String] = []
    private var thumbnails: [Int: String] = [:]
    private(set) var lookups = 0
    private var hasStarted = false
    private var misses = 0
    private var title = ""

    func thumbnail(_ number: Int) -> String {
        lookups += 1
        if let kept = thumbnails[number] { return kept }
        isLoading = true
        let made = "\(number)"
        thumbnails[number] = made
        return made
    }

    func count() -> Int {
        if !hasStarted {
            hasStarted = true
            Task { names = ["a"] }
        }
        return names.count
    }

    func name(_ number: Int) -> String {
        if number < names.count {
            misses += 1
            return names[number]
        }
        isLoading = true
        return ""
    }

    func heading() -> String {
        title = "heading"
        guard !names.isEmpty else { return title }
        isLoading = false
        return title
    }
}

struct GalleryView: View {
    @ObservedObject var gallery: Gallery

    var body: some View {
        Text(gallery.thumbnail(1))
        Text("\(gallery.count()) \(gallery.lookups)")
        Text(gallery.name(0))
        Text(gallery.heading())
    }
}
