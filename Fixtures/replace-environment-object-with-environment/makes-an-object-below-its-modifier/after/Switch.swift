import SwiftUI

@Observable
final class Navigator {
    var path = "/"
}

@Observable
final class SwitchState {
    var isResolved = false
}

/// The argument stands below the name of the modifier.
struct Switch<Content: View>: View {
    @Environment(Navigator.self) private var navigator
    let contents: () -> Content

    init(@ViewBuilder contents: @escaping () -> Content) { self.contents = contents }

    var body: some View {
        let _ = navigator.path
        contents()
            .environment(
                SwitchState()
            )
    }
}

struct Route: View {
    @Environment(Navigator.self) private var navigator
    @Environment(SwitchState.self) private var state
    let path: String

    var body: some View {
        if !state.isResolved, navigator.path.hasPrefix(path) { Text(path) }
    }
}

struct Root: View {
    @State private var navigator = Navigator()

    var body: some View {
        Switch { Route(path: "/") }.environment(navigator)
        Button("News") { navigator.path = "/news" }
    }
}
