import SwiftUI

final class Search: ObservableObject {
  @Published var text = ""
  @Published var scope = 0
}

struct ContentView: View {
  @StateObject private var search = Search()
  @State private var searches = 0
  @State private var last = "none"

  var body: some View {
    VStack {
      TextField("text", text: $search.text)
      Stepper("scope", value: $search.scope)
      Text("\(searches) searches, last \(last)")
    }
    .onReceive(search.$text) { last = $0 }
    .onReceive(search.$scope.dropFirst()) { _ in searches += 1 }
  }
}
