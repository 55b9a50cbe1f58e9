import SwiftUI

final class Theme: ObservableObject {
    @Published var name = "light"
}

final class Session: ObservableObject {
    @Published var user = ""
}

extension View {
    func environment(_ theme: Theme) -> AnyView { AnyView(environmentObject(theme)) }

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
    @EnvironmentObject var theme: Theme
    @EnvironmentObject var session: Session

    var body: some View {
        Text(theme.name + session.user)
    }
}

struct RootView: View {
    @StateObject private var theme = Theme()
    @StateObject private var session = Session()

    var body: some View {
        ThemedView().environmentObject(session).environment(theme)
        ThemedView()
            .environmentObject(theme)
            .environmentObject(session)
    }
}
