import SwiftUI

func latest<T>(_ value: T) -> T { value }
struct Switches {
  func kept<T>() -> T? { nil }
}

final class Lamp: ObservableObject {
  @Published var level = 0
}

final class Unrelated: ObservableObject {
  @Published var text = ""
}

struct LampView: View {
  @StateObject private var lamp = Switches().kept() ?? Lamp()
  @StateObject private var other = Switches().kept() ?? Switches().kept() ?? Lamp()

  var body: some View {
    Text("\(lamp.level) \(other.level)").environmentObject(lamp)
  }
}

struct UnrelatedView: View {
  @StateObject private var unrelated = Unrelated()

  var body: some View { Text(unrelated.text) }
}
