import SwiftUI

public final class Settings: ObservableObject {  // shared
  /// The name.
  @Published public var name = ""
  @Published public var sizes: [Int] = [] { didSet { count = sizes.count } }
  private(set) var count = 0
}

final class Session: ObservableObject { @Published var user = ""; @Published var isActive = false }

final class Player: ObservableObject {

  @Published var title = ""
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings
  @StateObject private var session = Session()
  @ObservedObject var player: Player
  @State private var changes = 0

  var body: some View {
    VStack {
      TextField("Name", text: $settings.name)
      Text("\(settings.sizes.count) \(session.user) \(player.title) \(changes)")
    }
    .onReceive(settings.objectWillChange) { changes += 1 }
    .onReceive(session.objectWillChange.debounce(for: 0.5, scheduler: RunLoop.main)) { changes += 1 }
  }
}
