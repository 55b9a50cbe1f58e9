import SwiftUI

final class Navigator: ObservableObject {
    @Published var path = "/"
}

final class SwitchState: ObservableObject {
    var isResolved = false
}

/// The argument stands below the name of the modifier.
struct Switch<Content: View>: View {
    @EnvironmentObject private var navigator: Navigator
    let contents: () -> Content

    init(@ViewBuilder contents: @escaping () -> Content) { self.contents = contents }

    var body: some View {
        contents()
            .environmentObject(
                SwitchState()
            )
    }
}

struct Route: View {
    @EnvironmentObject private var navigator: Navigator
    @EnvironmentObject private var state: SwitchState
    let path: String

    var body: some View {
        if !state.isResolved, navigator.path.hasPrefix(path) { Text(path) }
    }
}

struct Root: View {
    @StateObject private var navigator = Navigator()

    var body: some View {
        Switch { Route(path: "/") }.environmentObject(navigator)
        Button("News") { navigator.path = "/news" }
    }
}
