import SwiftUI

@Observable
final class Theme {
    var name = "light"
}

@Observable
final class Session {
    var user = ""
}

extension View {
    func environment(_ theme: Theme) -> AnyView { AnyView(environment(Optional(theme))) }

    func environment(_ name: String, isOn: Bool = true) -> some View { environment(\.name, name) }
}

extension EnvironmentValues {
    var name: String {
        get { "" }
        set { print(newValue) }
    }
}

struct Palette {
    func environment(_ session: Session) -> Palette { self }
}

struct ThemedView: View {
    @Environment(Theme.self) var theme
    @Environment(Session.self) var session

    var body: some View {
        Text(theme.name + session.user)
    }
}

struct RootView: View {
    @State private var theme = Theme()
    @State private var session = Session()

    var body: some View {
        ThemedView().environment(session).environment(theme)
        ThemedView()
            .environment(Optional(theme))
            .environment(Optional(session))
    }
}
