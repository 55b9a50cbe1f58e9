import SwiftUI

final class Palette: ObservableObject {
    enum Key: String { case shade, spacing }

    static let shared = Palette()
    @AppStorage(Key.shade.rawValue) var shade = "dark"
    @Published var count = 1
}

func reset(_ key: Palette.Key) {
    UserDefaults.standard.removeObject(forKey: key.rawValue)
}

struct PaletteView: View {
    @ObservedObject private var palette = Palette.shared

    var body: some View {
        Text("\(palette.count) \(palette.shade)")
        Button("reset") { reset(.shade) }
    }
}
