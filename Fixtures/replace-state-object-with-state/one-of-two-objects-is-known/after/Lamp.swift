import SwiftUI

func latest<T>(_ value: T) -> T { value }
struct Switches {
  func kept<T>() -> T? { nil }
}

@Observable
final class Lamp {
  var level = 0
}

@Observable
final class Unrelated {
  var text = ""
}

struct LampView: View {
  @State private var lamp = Switches().kept() ?? Lamp()
  @State private var other = Switches().kept() ?? Switches().kept() ?? Lamp()

  var body: some View {
    Text("\(lamp.level) \(other.level)").environment(lamp)
  }
}

struct UnrelatedView: View {
  @State private var unrelated = Unrelated()

  var body: some View { Text(unrelated.text) }
}
