import Combine
import SwiftUI

// A view of the sources that takes an action: what the closure does, it does later.
struct ActionRow: View {
  let title: String
  var action: () -> Void

  var body: some View { Button(title) { action() } }
}

// One that takes content: what that reads is shown.
struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { content() } }
}

@Observable
final class Mixer {
  let level = CurrentValueSubject<Int, Never>(0)
  var changes = 0
  var title = "mixer"

  func describe() -> String {
    access(keyPath: \.changes)
    return "level \(level.value)"
  }
}

struct LevelView: View {
  var mixer: Mixer

  var body: some View {
    VStack {
      Card { Text(mixer.describe()) }
      ActionRow(title: "raise") {
        mixer.level.send(mixer.level.value + 1)
        mixer.changes += 1
      }
    }
  }
}

struct ContentView: View {
  @State private var mixer = Mixer()

  var body: some View {
    VStack {
      LevelView(mixer: mixer)
      TitleView(mixer: mixer)
    }
  }
}

struct TitleView: View {
  var mixer: Mixer

  var body: some View {
    Text("\(mixer.title) \(mixer.changes)")
    ActionRow(title: "rename", action: { mixer.title += "!" })
  }
}
