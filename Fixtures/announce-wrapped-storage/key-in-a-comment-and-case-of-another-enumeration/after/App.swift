import SwiftUI

enum Keys {
    // static let pinned = Key<Bool>("pinned", default: true)
    static let other = "other"
}

@Observable
final class Palette {
    enum Key: String { case shade, spacing }

    static let shared = Palette()
    @ObservationIgnored @AppStorage("pinned") private var _isPinnedStorage = true
    var isPinned: Bool {
        get {
            access(keyPath: \.isPinned)
            return _isPinnedStorage
        }
        set { withMutation(keyPath: \.isPinned) { _isPinnedStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(Key.shade.rawValue) private var _shadeStorage = "dark"
    var shade: String {
        get {
            access(keyPath: \.shade)
            return _shadeStorage
        }
        set { withMutation(keyPath: \.shade) { _shadeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(Key.spacing.rawValue) private var _spacingStorage = 4
    var spacing: Int {
        get {
            access(keyPath: \.spacing)
            return _spacingStorage
        }
        set { withMutation(keyPath: \.spacing) { _spacingStorage = newValue } }
    }
    var count = 1
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
    private let palette = Palette.shared
    @State private var blind = Blind.sun

    var body: some View {
        Text("\(palette.count) \(palette.shade) \(palette.isPinned ? 1 : 0) \(blind == .shade ? "down" : "up")")
        Button("blind") { blind = .shade }
        Button("light") { palette.shade = "light" }
        Text("\(palette.spacing)").onReceive(Room.shared.$shade) { print($0) }
    }
}
