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
        let _ = language.code
        Text(translated("title"))
    }
}

struct CodeView: View {
    private let language = LanguageSettings.shared

    var body: some View {
        Text(language.code)
    }
}

enum Pane {
    case language, about
}

struct PaneView: View {
    // Internal, so that anything named like it might read it: a case of an enumeration does not.
    var language = LanguageSettings.shared
    let pane: Pane

    var body: some View {
        let _ = language.code
        Text(translated("\(pane)"))
    }
}

struct PanesView: View {
    @State private var pane: Pane = .language

    var body: some View {
        switch pane {
        case .language: PaneView(pane: .language)
        case .about: PaneView(pane: pane).onAppear { pane = .language }
        }
    }
}
