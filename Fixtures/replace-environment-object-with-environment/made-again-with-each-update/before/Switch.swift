import SwiftUI

final class Navigator: ObservableObject {
    @Published var path = "/"
}

final class SwitchState: ObservableObject {
    var isResolved = false
}

struct Switch<Content: View>: View {
    @EnvironmentObject private var navigator: Navigator
    let contents: () -> Content

    init(@ViewBuilder contents: @escaping () -> Content) { self.contents = contents }

    var body: some View { contents().environmentObject(SwitchState()) }
}

struct Route: View {
    @EnvironmentObject private var navigator: Navigator
    @EnvironmentObject private var state: SwitchState
    let path: String

    var body: some View {
        if !state.isResolved, navigator.path.hasPrefix(path) { Text(path) }
    }
}

/// It reads its object.
final class Theme: ObservableObject {
    @Published var name = "plain"
}

struct Themed: View {
    @EnvironmentObject private var theme: Theme

    var body: some View { Text(theme.name).environmentObject(SwitchState()) }
}

/// What it gives to its children is kept.
final class Session: ObservableObject {
    @Published var user = ""
}

struct Shared: View {
    @EnvironmentObject private var session: Session
    @StateObject private var state = SwitchState()

    var body: some View { Route(path: "/").environmentObject(state) }
}

/// Tells of no change.
final class Log: ObservableObject {
    func write(_ line: String) { print(line) }
}

struct Logged: View {
    @EnvironmentObject private var log: Log

    var body: some View { Route(path: "/").environmentObject(SwitchState()) }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct Timed: View {
    @ObservedObject var clock: Clock

    var body: some View { Route(path: "/").environmentObject(SwitchState()) }
}

struct Root: View {
    @StateObject private var navigator = Navigator()
    @StateObject private var session = Session()

    var body: some View {
        Switch { Route(path: "/") }.environmentObject(navigator)
        Shared().environmentObject(session)
        Button("News") { navigator.path = "/news" }
    }
}

// Left over, perhaps: something else updates this view, which makes another state each time all the same.
struct Panel: View {
  @EnvironmentObject private var scheme: Scheme
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Route(path: "/panel").environmentObject(SwitchState()) }
    }
  }
}

final class Scheme: ObservableObject {
  @Published var isDark = false
}

struct SchemeToggle: View {
  @EnvironmentObject private var scheme: Scheme
  var body: some View { Toggle("Dark", isOn: $scheme.isDark) }
}
