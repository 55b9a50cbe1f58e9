import SwiftUI

final class Search: ObservableObject {
  @AppStorage("limit") var limit = 1 { didSet { objectWillChange.send() } }
  @Published var words = ""
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    Text("\(search.limit) \(search.words)")
      .onReceive(search.objectWillChange) { print("changed") }
  }
}
