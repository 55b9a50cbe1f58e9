import Foundation
import SwiftUI

private var currentTable: String?

@Observable
final class Language {
    static let shared = Language()
    var code = "en" { didSet { withMutation(keyPath: \.code) {}; currentTable = code } }
}

extension String {
    var translated: String { translation(of: self) }
}

private func translation(of key: String) -> String { (currentTable ?? "") + key }

/// Reads the object itself.
func spelled(_ key: String) -> String { Language.shared.code + key }

extension View {
    func titled(_ key: String) -> some View { accessibilityLabel(key.translated) }
}

/// Kept in a plain object.
final class Palette {
    static let current = Palette()
    var accent = "blue"
}

@Observable
final class Theme {
    var name = "plain" { didSet { withMutation(keyPath: \.name) {}; apply() } }

    private func apply() { Palette.current.accent = name }
}

/// Kept in the user defaults.
@Observable
final class Options {
    var size = 1 {
        didSet { UserDefaults.standard.set(size, forKey: "size") }
    }
}

enum Sizes {
    static var title: Int { UserDefaults.standard.integer(forKey: "size") }
}

/// Concerns nothing that the views show.
@Observable
final class Router {
    var path: [String] = []

    func push(_ screen: String) { path.append(screen) }
}
