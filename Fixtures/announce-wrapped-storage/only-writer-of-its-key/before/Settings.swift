import SwiftUI

enum Keys {
    static let zoom = "map.zoom"
}

final class Settings: ObservableObject {
    static let shared = Settings()

    @AppStorage("columns") var columns = 3
    @AppStorage(Keys.zoom) var zoom = 1.5

    private init() {}
}

final class Account: ObservableObject {
    @AppStorage("account.name", store: UserDefaults(suiteName: "group.app")) var name = "Untitled"
}

@main struct MapApp: App {
    @StateObject private var account = Account()

    var body: some Scene {
        WindowGroup { MapView().environmentObject(account) }
    }
}

struct MapView: View {
    @ObservedObject private var settings = Settings.shared
    @EnvironmentObject private var account: Account

    var body: some View {
        Stepper("\(settings.columns) columns", value: $settings.columns)
        Slider(value: $settings.zoom)
        Text(account.name)
    }
}

struct MapView_Previews: PreviewProvider {
    static var previews: some View {
        MapView().environmentObject(Account())
    }
}
