import SwiftUI

enum Palette {
  nonisolated(unsafe) static var accent = "blue"
}

// The view cannot read what is announced, and a method that registers it cannot have the name of this one.
func observeChanges() {}

final class HiddenTheme: ObservableObject {
  private struct Revision { var number = 0 }
  @Published private var revision = Revision()

  func change() {
    Palette.accent = "red"
    revision.number += 1
  }

  var log: String { "\(revision.number)" }
}

struct HiddenThemeView: View {
  @ObservedObject var theme: HiddenTheme

  var body: some View {
    Text(Palette.accent)
    Button("change") { theme.change() }
  }
}

protocol Changing: ObservableObject {
  func change()
}

// The view knows only what the protocol declares.
final class GivenTheme: Changing {
  @Published var revision = 0

  func change() {
    Palette.accent = "green"
    revision += 1
  }
}

struct GivenThemeView<Model: Changing>: View {
  @ObservedObject var theme: Model

  var body: some View {
    Text(Palette.accent)
    Button("change") { theme.change() }
  }
}

struct GivenThemeScreen: View {
  @ObservedObject var theme: GivenTheme

  var body: some View {
    GivenThemeView(theme: theme)
    Text("\(theme.revision)")
  }
}

// What commands read is not known to be tracked.
final class DrawnTheme: ObservableObject {
  @Published var revision = 0

  func change() {
    Palette.accent = "white"
    revision += 1
  }
}

struct DrawnThemeCommands: Commands {
  @ObservedObject var theme: DrawnTheme

  var body: some Commands {
    CommandMenu(Palette.accent) {
      Button("change") { theme.change() }
    }
  }
}

struct DrawnThemeView: View {
  @ObservedObject var theme: DrawnTheme

  var body: some View { Text("\(theme.revision)") }
}
