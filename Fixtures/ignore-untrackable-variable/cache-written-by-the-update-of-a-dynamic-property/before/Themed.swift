import SwiftUI

@propertyWrapper
struct Themed: DynamicProperty {
    private final class Resolver: ObservableObject {
        var lastNames: [String] = []
        var resolved: [String: Color] = [:]
        var resets = 0
    }

    @Environment(\.themeNames) private var names
    @StateObject private var resolver = Resolver()

    var wrappedValue: [String: Color] { resolver.resolved }

    func update() {
        guard names != resolver.lastNames else { return }
        resolver.lastNames = names
        resolve()
    }

    private func resolve() {
        for name in names {
            resolver.resolved[name] = Color.clear
        }
    }

    func reset() {
        resolver.resets += 1
    }
}

private struct ThemeNamesKey: EnvironmentKey {
    static let defaultValue: [String] = []
}

extension EnvironmentValues {
    var themeNames: [String] {
        get { self[ThemeNamesKey.self] }
        set { self[ThemeNamesKey.self] = newValue }
    }
}
