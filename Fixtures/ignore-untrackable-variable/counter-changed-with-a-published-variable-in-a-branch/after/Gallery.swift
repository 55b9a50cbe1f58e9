import SwiftUI

@Observable
final class Gallery {
    private(set) var isLoading = false
    private(set) var names: [String] = []
    private var thumbnails: [Int: String] = [:]
    @ObservationIgnored private(set) var lookups = 0
    @ObservationIgnored private var hasStarted = false
    @ObservationIgnored private var misses = 0
    @ObservationIgnored private var title = ""

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
    var gallery: Gallery

    var body: some View {
        Text(gallery.thumbnail(1))
        Text("\(gallery.count()) \(gallery.lookups)")
        Text(gallery.name(0))
        Text(gallery.heading())
    }
}
