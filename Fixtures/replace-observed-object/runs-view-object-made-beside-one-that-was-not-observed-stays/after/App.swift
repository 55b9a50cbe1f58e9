import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  @Published var visits = 0
}

final class Search: ObservableObject {
  @Published var query = "a"
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    Text("query \(search.query)")
    Button("type") { search.query += "b" }
  }
}

struct VisitsView: View {
  @ObservedObject var session = Session.shared

  var body: some View {
    Text("visits \(session.visits)")
    Button("visit") { session.visits += 1 }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      if Session.shared.visits < 100 {
        SearchView(search: Search())
      }
      VisitsView()
    }
  }
}
