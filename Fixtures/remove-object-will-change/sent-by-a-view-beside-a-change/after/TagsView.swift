import SwiftUI

@Observable
final class Tags {
  var names: [String] = []
  var isLoading = false
  private var loaded = 0

  func count(of letter: Character) -> Int {
    loaded + names.filter { $0.first == letter }.count
  }
}

struct TagsView: View {
  var tags: Tags
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
      typed = ""
    }
  }

  private func remove(_ name: String) {
    tags.names.removeAll { $0 == name }
    self.tags.isLoading = true
  }
}
