import SwiftUI

final class Portainer {
  private(set) var address = ""
  func setUp(_ address: String) { self.address = address }
}

final class Store: ObservableObject {
  private let portainer = Portainer()
  var address: String { portainer.address }
  @MainActor var shownAddress: String { portainer.address }
  @MainActor @Published private(set) var isSetUp = false

  init() {}

  @MainActor func setUp(_ address: String) {
    portainer.setUp(address)
    isSetUp = true
  }
}

struct AddressView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text(store.address)
    Button("Set up") { store.setUp("local") }
  }
}

struct ShownAddressView: View {
  @ObservedObject var store: Store

  var body: some View { Text(store.shownAddress) }
}
