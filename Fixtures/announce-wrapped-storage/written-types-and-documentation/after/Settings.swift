import SwiftUI

enum Sorting: String {
    case name, date
}

@Observable
final class Settings {
    /// How many columns there are.
    var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage: Int = 3

    /// Where the sidebar was.
    ///
    /// Nothing where it was never moved.
    public private(set) var sidebar: Double? {
        get {
            access(keyPath: \.sidebar)
            return _sidebarStorage
        }
        set { withMutation(keyPath: \.sidebar) { _sidebarStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("sidebar")
    private var _sidebarStorage: Double?

    @ObservationIgnored @AppStorage("sorting") private var _sortingStorage = Sorting.name
    var sorting: Sorting {
        get {
            access(keyPath: \.sorting)
            return _sortingStorage
        }
        set { withMutation(keyPath: \.sorting) { _sortingStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("direction") private var _directionStorage: Sorting = .date // or name
    private(set) var direction: Sorting {
        get {
            access(keyPath: \.direction)
            return _directionStorage
        }
        set { withMutation(keyPath: \.direction) { _directionStorage = newValue } }
    }

    /* The theme. */
    var theme: String {
        get {
            access(keyPath: \.theme)
            return _themeStorage
        }
        set { withMutation(keyPath: \.theme) { _themeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("theme", store: UserDefaults(suiteName: "group")) private var _themeStorage = "plain"
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}
