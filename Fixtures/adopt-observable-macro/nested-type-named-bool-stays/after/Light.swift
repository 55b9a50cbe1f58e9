import SwiftUI

final class Light: ObservableObject {
  enum Bool { case yes }
  @Published var state = Bool.yes
}

final class Lamp: ObservableObject {
  enum AnyObject { case yes }
  @Published var state = AnyObject.yes
}

@Observable
final class Switch {
  var isOn = false
}
