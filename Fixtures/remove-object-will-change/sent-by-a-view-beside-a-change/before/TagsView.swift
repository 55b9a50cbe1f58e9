import SwiftUI

final class Tags: ObservableObject {
  @Published var names: [String] = []
  @Published var isLoading = false
  private var loaded = 0

  func count(of letter: Character) -> Int {
    loaded + names.filter { $0.first == letter }.count
  }
}

struct TagsView: View {
  @ObservedObject var tags: Tags
  @State private var typed = ""

  var body: some View {
    VStack {
      Text(tags.names.joined())
      Text("\(tags.count(of: "a"))")
      Button("Add", action: add)
      Button("Clear") { remove(typed) }
    }
  }

  private func add() {
    if !tags.names.contains(typed) {
      tags.names.append(typed)
      tags.objectWillChange.send()
      typed = ""
    }
  }

  private func remove(_ name: String) {
    tags.objectWillChange.send()
    tags.names.removeAll { $0 == name }
    self.tags.isLoading = true
  }
}
