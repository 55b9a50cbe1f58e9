import SwiftUI

@Observable
final class Navigator {
    var path = "/"
}

@Observable
final class SwitchState {
    var isResolved = false
}

struct Switch<Content: View>: View {
    @Environment(Navigator.self) private var navigator
    let contents: () -> Content

    init(@ViewBuilder contents: @escaping () -> Content) { self.contents = contents }

    var body: some View {
        let _ = navigator.path
        contents().environment(SwitchState())
    }
}

struct Route: View {
    @Environment(Navigator.self) private var navigator: Navigator?
    @Environment(SwitchState.self) private var state
    let path: String

    var body: some View {
        if !state.isResolved, navigator!.path.hasPrefix(path) { Text(path) }
    }
}

/// It reads its object.
@Observable
final class Theme {
    var name = "plain"
}

struct Themed: View {
    @Environment(Theme.self) private var theme

    var body: some View { Text(theme.name).environment(SwitchState()) }
}

/// What it gives to its children is kept.
@Observable
final class Session {
    var user = ""
}

struct Shared: View {
    @Environment(Session.self) private var session
    @State private var state = SwitchState()

    var body: some View { Route(path: "/").environment(state) }
}

/// Tells of no change.
@Observable
final class Log {
    func write(_ line: String) { print(line) }
}

struct Logged: View {
    @Environment(Log.self) private var log: Log?

    var body: some View { Route(path: "/").environment(SwitchState()) }
}

@Observable
final class Clock {
    var time = 0
}

struct Timed: View {
    var clock: Clock

    var body: some View {
        let _ = clock.time
        Route(path: "/").environment(SwitchState())
    }
}

struct Root: View {
    @State private var navigator = Navigator()
    @State private var session = Session()

    var body: some View {
        Switch { Route(path: "/") }.environment(navigator)
        Shared().environment(session)
        Button("News") { navigator.path = "/news" }
    }
}

// Left over, perhaps: something else updates this view, which makes another state each time all the same.
struct Panel: View {
  @Environment(Scheme.self) private var scheme: Scheme?
  @State private var isOpen = false

  var body: some View {
    let _ = scheme?.isDark
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Route(path: "/panel").environment(SwitchState()) }
    }
  }
}

@Observable
final class Scheme {
  var isDark = false
}

struct SchemeToggle: View {
  @Environment(Scheme.self) private var scheme
  var body: some View { Toggle("Dark", isOn: Bindable(scheme).isDark) }
}
