import SwiftUI

@Observable
final class Search {
  var text = ""
  var scope = 0
}

struct ContentView: View {
  @State private var search = Search()
  @State private var searches = 0
  @State private var last = "none"

  var body: some View {
    VStack {
      TextField("text", text: $search.text)
      Stepper("scope", value: $search.scope)
      Text("\(searches) searches, last \(last)")
    }
    .onChange(of: search.text, initial: true) { last = $1 }
    .onChange(of: search.scope) { _, _ in searches += 1 }
  }
}
