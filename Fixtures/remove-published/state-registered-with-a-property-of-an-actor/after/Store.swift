import SwiftUI

final class Portainer {
  private(set) var address = ""
  func setUp(_ address: String) { self.address = address }
}

@Observable
final class Store {
  private let portainer = Portainer()
  var address: String { portainer.address }
  @MainActor var shownAddress: String {
    access(keyPath: \.isSetUp)
    return portainer.address
  }
  @MainActor private(set) var isSetUp = false { didSet { withMutation(keyPath: \.isSetUp) {} } }

  init() {}

  @MainActor func setUp(_ address: String) {
    portainer.setUp(address)
    isSetUp = true
  }
}

struct AddressView: View {
  var store: Store

  var body: some View {
    let _ = store.isSetUp
    Text(store.address)
    Button("Set up") { store.setUp("local") }
  }
}

struct ShownAddressView: View {
  var store: Store

  var body: some View { Text(store.shownAddress) }
}
