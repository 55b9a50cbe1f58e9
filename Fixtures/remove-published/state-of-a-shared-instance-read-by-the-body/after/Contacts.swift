import SwiftUI

final class Repository {
  static let shared = Repository()
  private(set) var names: [String] = []

  func load() { names.append("Anna") }
}

@Observable
final class Contacts {
  var isLoading = false
  var names: [String] { Repository.shared.names }

  func load() {
    isLoading = true
    Repository.shared.load()
    isLoading = false
  }
}

// It reads the names beside the model, too.
struct ContactList: View {
  var contacts: Contacts

  var body: some View {
    let _ = contacts.isLoading
    VStack {
      Text("\(Repository.shared.names.count) names")
      List(contacts.names, id: \.self) { Text($0) }
    }
  }
}

struct LoadButton: View {
  var contacts: Contacts

  var body: some View {
    Button("Load") { contacts.load() }.disabled(contacts.isLoading)
  }
}
