import SwiftUI

struct Switches {
  func kept<T>() -> T? { nil }
}

class Light: ObservableObject {
  @Published var level = 0
}

final class Lamp: Light {}

struct LampView: View {
  @StateObject private var lamp = Switches().kept() ?? Lamp()

  var body: some View { Text("\(lamp.level)") }
}
