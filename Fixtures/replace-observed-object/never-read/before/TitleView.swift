import SwiftUI

final class LanguageSettings: ObservableObject {
    static let shared = LanguageSettings()
    @Published var code = "en"
}

func translated(_ key: String) -> String {
    UserDefaults.standard.string(forKey: key) ?? key
}

struct TitleView: View {
    @ObservedObject private var language = LanguageSettings.shared
    @StateObject private var other = LanguageSettings()

    var body: some View {
        Text(translated("title"))
    }
}

struct CodeView: View {
    @ObservedObject private var language = LanguageSettings.shared

    var body: some View {
        Text(language.code)
    }
}
