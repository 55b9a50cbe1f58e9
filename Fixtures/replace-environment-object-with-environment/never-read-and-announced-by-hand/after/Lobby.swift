import SwiftUI

@Observable
final class Guests {
  var names: [String] = []

  func add(_ name: String) {
    names.append(name)
  }
}

// What is announced by hand is not known to be all that the view was updated with.
struct LobbyView: View {
  @Environment(Guests.self) private var guests

  var body: some View { Text("Lobby, \(Date())") }
}

struct ListView: View {
  @State private var guests = Guests()

  var body: some View {
    Text(guests.names.joined(separator: ", "))
    LobbyView().environment(guests)
  }
}
