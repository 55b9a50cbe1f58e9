import SwiftUI

@Observable
final class Settings {
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
    var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("zoom") private var _zoomStorage = 1.5
    var zoom: Double {
        get {
            access(keyPath: \.zoom)
            return _zoomStorage
        }
        set { withMutation(keyPath: \.zoom) { _zoomStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("shift") private var _shiftStorage = -2
    var shift: Int {
        get {
            access(keyPath: \.shift)
            return _shiftStorage
        }
        set { withMutation(keyPath: \.shift) { _shiftStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("name") private var _nameStorage = "Untitled"
    var name: String {
        get {
            access(keyPath: \.name)
            return _nameStorage
        }
        set { withMutation(keyPath: \.name) { _nameStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isCompact") private var _isCompactStorage = false
    var isCompact: Bool {
        get {
            access(keyPath: \.isCompact)
            return _isCompactStorage
        }
        set { withMutation(keyPath: \.isCompact) { _isCompactStorage = newValue } }
    }
    var search = ""
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}
