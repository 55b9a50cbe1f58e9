import SwiftUI

final class Dial: ObservableObject {
  @Published var angle = 0.0
}

struct DialView: View {
  @StateObject private var dial: Dial
  @ObservedObject private var other: Dial
  @ObservedObject private var bound: Dial
  private let title: String

  init(dial: Dial, title: String) {
    _dial = StateObject.init(wrappedValue: dial)
    _other = ObservedObject.init(wrappedValue: dial)
    _bound = ObservedObject<Dial>.init(initialValue: dial)
    self.title = title
  }

  init(dial: Dial) {
    title = ""
    _dial = SwiftUI.StateObject<Dial>.init(wrappedValue: dial)
    _other = .init(wrappedValue: dial)
    _bound = SwiftUI.ObservedObject.init(wrappedValue: dial)
  }

  var body: some View {
    Slider(value: $bound.angle)
    Text("\(dial.angle) \(other.angle)")
  }
}
