import Combine
import SwiftUI

final class Engine {
  @Published var state = 0
}

final class Tab: NSObject {
  private let engine: Engine = Engine()
  private let settings = Settings()

  func listen() -> AnyCancellable { engine.$state.sink { print($0) } }

  func restart() -> AnyCancellable { self.engine.$state.sink { print($0) } }

  @MainActor func view() -> some View { SettingsView(settings: settings).environmentObject(self.settings) }
}

final class Settings: ObservableObject {
  @Published var state = 1
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("\(settings.state)")
  }
}
