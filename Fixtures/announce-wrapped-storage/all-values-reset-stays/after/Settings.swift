import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()
    @AppStorage("columns") var columns = 3
}

struct SettingsView: View {
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        Text("\(settings.columns) columns")
        Button("Reset") {
            for key in UserDefaults.standard.dictionaryRepresentation().keys {
                UserDefaults.standard.removeObject(forKey: key)
            }
        }
    }
}
