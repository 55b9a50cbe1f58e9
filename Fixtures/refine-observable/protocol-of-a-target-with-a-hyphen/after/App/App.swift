import Combine
import SwiftUI

#if canImport(Sync_UI)
import Sync_UI
#endif

final class Pairing: ObservableObject, PairingModel {
  @Published var devices: [String] = []

  var publisher: Published<[String]>.Publisher { $devices }
}

@Observable
final class Linking: LinkingModel {
  var links: [String] = []
}

struct Screen: View {
  @StateObject private var pairing = Pairing()
  @State private var linking = Linking()

  var body: some View {
    PairingView(model: pairing)
    LinkingView(model: linking)
  }
}
