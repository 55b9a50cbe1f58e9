import SwiftUI

@Observable
class Kettle {
  static let shared = Kettle()
  var degrees = 20
  var isOn = false
}

final class WhistlingKettle: Kettle {}

struct DegreesView: View {
  private let kettle: Kettle = .shared

  var body: some View {
    Text("\(kettle.degrees)")
  }
}

struct SwitchView: View {
  @Bindable<Kettle> var kettle = .shared

  var body: some View {
    Toggle("On", isOn: $kettle.isOn)
  }
}

struct WhistlingView: View {
  var kettle: Kettle = WhistlingKettle()

  var body: some View {
    Text("\(kettle.degrees)")
  }
}
