import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

@Observable
final class Desk {
  var lamp: Lamp?
  var other = Lamp() {
    willSet { print("other") }
  }
  var third = Lamp() {
    didSet {
      print("third")
    }
  }
  var fourth: Lamp?

  /// A function stays.
  func follow(_ lamp: Lamp) {
  }
}

struct DeskView: View {
  @State private var desk = Desk()

  var body: some View {
    Text("\(desk.lamp?.isOn ?? false) \(desk.other.isOn) \(desk.third.isOn) \(desk.fourth?.isOn ?? false)")
  }
}
