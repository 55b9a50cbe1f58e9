import SwiftUI

enum Keys: String {
    case zoom
    case title
}

enum Filters: String, CaseIterable {
    case unread
}

final class MapSettings: ObservableObject {
    static let shared = MapSettings()
    @AppStorage("columns") var columns = 3
}

final class ZoomSettings: ObservableObject {
    static let shared = ZoomSettings()
    @AppStorage(Keys.zoom.rawValue) var zoom = 1.5
}

final class FilterSettings: ObservableObject {
    static let shared = FilterSettings()
    @AppStorage(Filters.unread.rawValue) var unread = false
}

/// Each window has its own.
@Observable
final class WindowSettings {
    @ObservationIgnored @AppStorage("isCompact") private var _isCompactStorage = false
    var isCompact: Bool {
        get {
            Self.storeRegistrar.access(self, keyPath: \.isCompact)
            return _isCompactStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.isCompact) { _isCompactStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
}

final class NamedSettings: ObservableObject {
    static let shared = NamedSettings(key: "name")
    @AppStorage private var name: String
    init(key: String) { _name = AppStorage(wrappedValue: "", key) }
    var shown: String { name }
}

func resetFilters() {
    for filter in Filters.allCases { UserDefaults.standard.removeObject(forKey: filter.rawValue) }
}

struct SettingsView: View {
    @ObservedObject private var map = MapSettings.shared
    @ObservedObject private var zoom = ZoomSettings.shared
    @ObservedObject private var filters = FilterSettings.shared
    @ObservedObject private var names = NamedSettings.shared
    @State private var window = WindowSettings()
    @AppStorage("columns") private var columns = 3

    var body: some View {
        Text("\(map.columns) columns, zoom \(zoom.zoom), \(names.shown)")
        Toggle("Unread", isOn: $filters.unread)
        Toggle("Compact", isOn: $window.isCompact)
        Stepper("Columns", value: $columns)
        Button("Reset") { UserDefaults.standard.removeObject(forKey: Keys.zoom.rawValue) }
    }
}
