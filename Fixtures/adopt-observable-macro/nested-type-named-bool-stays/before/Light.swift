import SwiftUI

final class Light: ObservableObject {
  enum Bool { case yes }
  @Published var state = Bool.yes
}

final class Lamp: ObservableObject {
  enum AnyObject { case yes }
  @Published var state = AnyObject.yes
}

final class Switch: ObservableObject {
  @Published var isOn = false
}
