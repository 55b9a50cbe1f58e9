import SwiftUI

@Observable
final class Settings {
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
    var columns: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.columns)
            return _columnsStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.columns) { _columnsStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    @ObservationIgnored @AppStorage("zoom") private var _zoomStorage = 1.5
    var zoom: Double {
        get {
            Self.storeRegistrar.access(self, keyPath: \.zoom)
            return _zoomStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.zoom) { _zoomStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("shift") private var _shiftStorage = -2
    var shift: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.shift)
            return _shiftStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.shift) { _shiftStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("name") private var _nameStorage = "Untitled"
    var name: String {
        get {
            Self.storeRegistrar.access(self, keyPath: \.name)
            return _nameStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.name) { _nameStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isCompact") private var _isCompactStorage = false
    var isCompact: Bool {
        get {
            Self.storeRegistrar.access(self, keyPath: \.isCompact)
            return _isCompactStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.isCompact) { _isCompactStorage = newValue } }
    }
    var search = ""
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}
