import SwiftUI

enum Keys {
    // static let pinned = Key<Bool>("pinned", default: true)
    static let other = "other"
}

final class Palette: ObservableObject {
    enum Key: String { case shade, spacing }

    static let shared = Palette()
    @AppStorage("pinned") var isPinned = true
    @AppStorage(Key.shade.rawValue) var shade = "dark"
    @Published var count = 1
}

enum Blind { case shade, sun }

struct PaletteView: View {
    @ObservedObject private var palette = Palette.shared
    @State private var blind = Blind.sun

    var body: some View {
        Text("\(palette.count) \(palette.shade) \(palette.isPinned ? 1 : 0) \(blind == .shade ? "down" : "up")")
        Button("blind") { blind = .shade }
        Button("light") { palette.shade = "light" }
    }
}
