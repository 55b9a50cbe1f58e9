import SwiftUI

final class Guests: ObservableObject {
  var names: [String] = []

  func add(_ name: String) {
    objectWillChange.send()
    names.append(name)
  }
}

// What is announced by hand is not known to be all that the view was updated with.
struct LobbyView: View {
  @EnvironmentObject private var guests: Guests

  var body: some View { Text("Lobby, \(Date())") }
}

struct ListView: View {
  @StateObject private var guests = Guests()

  var body: some View {
    Text(guests.names.joined(separator: ", "))
    LobbyView().environmentObject(guests)
  }
}
