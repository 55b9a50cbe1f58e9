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
    @AppStorage(Key.spacing.rawValue) var spacing = 4
    @Published var count = 1
}

/// Neither a publisher nor a member of what a call gives is a case.
final class Room: ObservableObject {
    static let shared = Room()
    @Published var shade = 5
}

struct Answer: Codable { var spacing: String? }

func spacing(in data: Data) throws -> String? {
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    return answer.spacing
}

enum Blind { case shade, sun }

struct PaletteView: View {
    @ObservedObject private var palette = Palette.shared
    @State private var blind = Blind.sun

    var body: some View {
        Text("\(palette.count) \(palette.shade) \(palette.isPinned ? 1 : 0) \(blind == .shade ? "down" : "up")")
        Button("blind") { blind = .shade }
        Button("light") { palette.shade = "light" }
        Text("\(palette.spacing)").onReceive(Room.shared.$shade) { print($0) }
    }
}
