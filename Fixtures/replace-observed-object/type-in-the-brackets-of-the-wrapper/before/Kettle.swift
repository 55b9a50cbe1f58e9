import SwiftUI

class Kettle: ObservableObject {
  static let shared = Kettle()
  @Published var degrees = 20
  @Published var isOn = false
}

final class WhistlingKettle: Kettle {}

struct DegreesView: View {
  @ObservedObject<Kettle> private var kettle = .shared

  var body: some View {
    Text("\(kettle.degrees)")
  }
}

struct SwitchView: View {
  @ObservedObject<Kettle> var kettle = .shared

  var body: some View {
    Toggle("On", isOn: $kettle.isOn)
  }
}

struct WhistlingView: View {
  @ObservedObject<Kettle>(wrappedValue: WhistlingKettle()) var kettle

  var body: some View {
    Text("\(kettle.degrees)")
  }
}
