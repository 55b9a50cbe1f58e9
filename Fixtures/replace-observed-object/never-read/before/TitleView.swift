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

enum Pane {
    case language, about
}

struct PaneView: View {
    // Internal, so that anything named like it might read it: a case of an enumeration does not.
    @ObservedObject var language = LanguageSettings.shared
    let pane: Pane

    var body: some View {
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
