import SwiftUI

enum Sorting: String {
    case name, date
}

@Observable
final class Settings {
    /// How many columns there are.
    var columns: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.columns)
            return _columnsStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.columns) { _columnsStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage: Int = 3

    /// Where the sidebar was.
    ///
    /// Nothing where it was never moved.
    public private(set) var sidebar: Double? {
        get {
            Self.storeRegistrar.access(self, keyPath: \.sidebar)
            return _sidebarStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.sidebar) { _sidebarStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("sidebar")
    private var _sidebarStorage: Double?

    @ObservationIgnored @AppStorage("sorting") private var _sortingStorage = Sorting.name
    var sorting: Sorting {
        get {
            Self.storeRegistrar.access(self, keyPath: \.sorting)
            return _sortingStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.sorting) { _sortingStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("direction") private var _directionStorage: Sorting = .date // or name
    private(set) var direction: Sorting {
        get {
            Self.storeRegistrar.access(self, keyPath: \.direction)
            return _directionStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.direction) { _directionStorage = newValue } }
    }

    /* The theme. */
    var theme: String {
        get {
            Self.storeRegistrar.access(self, keyPath: \.theme)
            return _themeStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.theme) { _themeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("theme", store: UserDefaults(suiteName: "group")) private var _themeStorage = "plain"
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}
