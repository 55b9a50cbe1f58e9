import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

struct SessionRow: View {
  @EnvironmentObject private var session: Session
  let isFull: Bool

  private var text: String {
    guard isFull else { return "short" }
    return session.name
  }

  var body: some View { Text(text) }
}

final class Theme: ObservableObject {
  @Published var color = "red"
}

struct ThemeRow: View {
  @EnvironmentObject private var theme: Theme
  let isFull: Bool

  // It is read in another property, which only a branch reads.
  private var color: String { theme.color }

  var body: some View {
    if isFull { Text(color) } else { Text("short") }
  }
}

@main
struct RowApp: App {
  var body: some Scene {
    WindowGroup {
      SessionRow(isFull: false)
      ThemeRow(isFull: false)
    }
  }
}
