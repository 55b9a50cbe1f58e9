import SwiftUI

final class Repository {
  static let shared = Repository()
  private(set) var names: [String] = []

  func load() { names.append("Anna") }
}

@Observable
final class Contacts {
  var isLoading = false
  var names: [String] {
    access(keyPath: \.isLoading)
    return Repository.shared.names
  }

  func load() {
    isLoading = true
    Repository.shared.load()
    isLoading = false
  }
}

struct ContactList: View {
  var contacts: Contacts

  var body: some View {
    List(contacts.names, id: \.self) { Text($0) }
  }
}

struct LoadButton: View {
  var contacts: Contacts

  var body: some View {
    Button("Load") { contacts.load() }.disabled(contacts.isLoading)
  }
}
