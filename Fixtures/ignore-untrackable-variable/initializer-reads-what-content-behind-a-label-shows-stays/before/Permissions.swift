import SwiftUI

final class Permissions: ObservableObject {
  @Published private(set) var statuses: [String: Bool] = [:]

  init() {
    guard !isGranted("camera") else { return }
    update()
  }

  // The initializer runs it, and so does the body: it cannot read the storage.
  func isGranted(_ name: String) -> Bool { statuses[name] ?? false }

  func update() {
    DispatchQueue.main.async { self.statuses["camera"] = true }
  }
}

struct ContentView: View {
  var body: some View { PermissionsView(permissions: Permissions()) }
}

struct PermissionsView: View {
  @ObservedObject var permissions: Permissions

  var body: some View {
    Button {
      permissions.update()
    } label: {
      Text(permissions.isGranted("camera") ? "granted" : "denied")
    }
  }
}
