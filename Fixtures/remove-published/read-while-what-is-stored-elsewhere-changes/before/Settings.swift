import SwiftUI

struct Settings {
  @AppStorage("isLoud") var isLoud = true { didSet { onChange() } }
  @Kept var level = 1 { didSet { onChange() } }
  var onChange: () -> Void = {}
}

/// The setter of a class changes no value around it.
@propertyWrapper
final class Kept {
  var wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

/// What the structure stores itself stays as it is.
final class Player: ObservableObject {
  @Published var settings = Settings()
  @Published var volume = 1

  init() {
    settings.onChange = { [weak self] in self?.update() }
  }

  func mute() {
    settings.isLoud = false
    settings.level = 0
  }

  private func update() { volume = settings.isLoud ? settings.level : 0 }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    Text("\(player.volume)")
    Button("Mute") { player.mute() }
  }
}
