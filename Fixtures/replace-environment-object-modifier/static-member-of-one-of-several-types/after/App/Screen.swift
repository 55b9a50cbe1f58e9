import SwiftUI
import Mail
import Chat

/// The object that is put in is no such object, whichever client it is.
@Observable
final class Settings {
  var isOn = false
}

struct Screen: View {
  @State private var settings = Settings()

  var body: some View {
    Toggle("On", isOn: $settings.isOn)
      .environmentObject(Client.mock)
  }
}

/// Of the two, one has such a member already.
extension Client {
  static let mock = Client()
}
