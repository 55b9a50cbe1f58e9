import Combine
import SwiftUI

@Observable
public final class Settings {  // shared
  @ObservationIgnored public let objectWillChange = ObservableObjectPublisher()
  /// The name.
  public var name = "" {
    willSet { objectWillChange.send() }
  }
  public var sizes: [Int] = [] { willSet { objectWillChange.send() } didSet { count = sizes.count } }
  private(set) var count = 0
}

@Observable
final class Session { @ObservationIgnored let objectWillChange = ObservableObjectPublisher(); var user = "" { willSet { objectWillChange.send() } }; var isActive = false { willSet { objectWillChange.send() } } }

@Observable
final class Player {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()

  var title = "" {
    willSet { objectWillChange.send() }
  }
}

struct SettingsView: View {
  @Environment(Settings.self) private var settings
  @State private var session = Session()
  var player: Player
  @State private var changes = 0

  var body: some View {
    @Bindable var settings = settings
    VStack {
      TextField("Name", text: $settings.name)
      Text("\(settings.sizes.count) \(session.user) \(player.title) \(changes)")
    }
    .onReceive(settings.objectWillChange) { changes += 1 }
    .onReceive(session.objectWillChange.debounce(for: 0.5, scheduler: RunLoop.main)) { changes += 1 }
  }
}
