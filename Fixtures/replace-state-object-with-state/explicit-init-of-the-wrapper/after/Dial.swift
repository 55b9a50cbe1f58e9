import SwiftUI

@Observable
final class Dial {
  var angle = 0.0
}

struct DialView: View {
  @State private var dial: Dial
  private var other: Dial
  @Bindable private var bound: Dial
  private let title: String

  init(dial: Dial, title: String) {
    self.other = dial
    _bound = Bindable<Dial>.init(wrappedValue: dial)
    self.title = title
    _dial = State.init(wrappedValue: dial)
  }

  init(dial: Dial) {
    title = ""
    self.other = dial
    _bound = SwiftUI.Bindable.init(wrappedValue: dial)
    _dial = SwiftUI.State<Dial>.init(wrappedValue: dial)
  }

  var body: some View {
    Slider(value: $bound.angle)
    Text("\(dial.angle) \(other.angle)")
  }
}
