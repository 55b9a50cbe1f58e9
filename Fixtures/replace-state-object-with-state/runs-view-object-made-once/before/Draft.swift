import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var saved = 0
}

struct ContentView: View {
  @StateObject private var session = Draft()

  var body: some View {
    Text("session \(session.text)")
    TextField("session", text: $session.text)
    Editor(title: session.text)
    Editor(title: "other")
  }
}

struct Editor: View {
  let title: String
  @StateObject private var draft = Draft()

  var body: some View {
    Text("\(title): \(draft.text), saved \(draft.saved)")
    TextField("draft", text: $draft.text)
    Button("save") { draft.saved += 1 }
  }
}
