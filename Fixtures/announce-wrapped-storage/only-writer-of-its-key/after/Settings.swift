import SwiftUI

enum Keys {
    static let zoom = "map.zoom"
}

@Observable
final class Settings {
    static let shared = Settings()

    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
    var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(Keys.zoom) private var _zoomStorage = 1.5
    var zoom: Double {
        get {
            access(keyPath: \.zoom)
            return _zoomStorage
        }
        set { withMutation(keyPath: \.zoom) { _zoomStorage = newValue } }
    }

    private init() {}
}

@Observable
final class Account {
    @ObservationIgnored @AppStorage("account.name", store: UserDefaults(suiteName: "group.app")) private var _nameStorage = "Untitled"
    var name: String {
        get {
            access(keyPath: \.name)
            return _nameStorage
        }
        set { withMutation(keyPath: \.name) { _nameStorage = newValue } }
    }
}

@main struct MapApp: App {
    @State private var account = Account()

    var body: some Scene {
        WindowGroup { MapView().environment(account) }
    }
}

struct MapView: View {
    @Bindable private var settings = Settings.shared
    @Environment(Account.self) private var account

    var body: some View {
        Stepper("\(settings.columns) columns", value: $settings.columns)
        Slider(value: $settings.zoom)
        Text(account.name)
    }
}

struct MapView_Previews: PreviewProvider {
    static var previews: some View {
        MapView().environment(Account())
    }
}
