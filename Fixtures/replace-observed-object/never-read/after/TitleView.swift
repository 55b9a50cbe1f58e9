import SwiftUI

@Observable
final class LanguageSettings {
    static let shared = LanguageSettings()
    var code = "en"
}

func translated(_ key: String) -> String {
    UserDefaults.standard.string(forKey: key) ?? key
}

struct TitleView: View {
    private let language = LanguageSettings.shared
    @State private var other = LanguageSettings()

    var body: some View {
        Text(translated("title"))
    }
}

struct CodeView: View {
    private let language = LanguageSettings.shared

    var body: some View {
        Text(language.code)
    }
}
