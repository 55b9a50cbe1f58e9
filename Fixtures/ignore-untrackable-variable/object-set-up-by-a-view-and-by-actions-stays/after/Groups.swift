import SwiftUI

final class Groups: ObservableObject {
  @Published var selected: [String: Int] = [:]

  // An action needs it to announce the change, and the view that makes the object would depend on it.
  func append(_ id: String) { selected[id] = 0 }
}

struct GroupView: View {
  @ObservedObject private var groups: Groups

  init(id: String) {
    let made = Groups()
    made.append(id)
    groups = made
  }

  var body: some View {
    Button("\(groups.selected.count)") { groups.append("b") }
  }
}

struct ContentView: View {
  var body: some View { VStack { GroupView(id: "a") } }
}

@Observable
final class Shared {
  static let shared: Shared = {
    let made = Shared()
    made.append("a")
    return made
  }()

  var names: [String] = []

  // Made once, whichever view asks first.
  func append(_ name: String) { names.append(name) }
}

struct SharedView: View {
  var shared = Shared.shared

  var body: some View { Button("\(shared.names.count)") { shared.append("b") } }
}

// Made by an action, though that stands in the content of another view.
@Observable
final class Letter {
  var lines: [String] = []

  init() { add("Dear") }

  func add(_ line: String) { lines.append(line) }
}

struct Panel<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct Desk: View {
  let open: (Letter) -> Void

  var body: some View { Panel { Button("Write") { open(Letter()) } } }
}

struct LetterView: View {
  var letter: Letter

  var body: some View { Button("\(letter.lines.count)") { letter.add("…") } }
}
