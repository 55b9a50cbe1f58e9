import SwiftUI

class Screen {
  init() {}
}

extension Screen {
  func show<Model: ObservableObject>(model: Model) {
    print(model)
  }

  func show(_ name: String) {
    print(name)
  }

  func look<Model: ObservableObject>(at model: Model) {
    print(model)
  }
}

final class Garden: ObservableObject {
  @Published var plants = 0
}

final class Pond: ObservableObject {
  @Published var fish = 0
}

final class Roof: ObservableObject {
  @Published var tiles = 0
}

final class GardenScreen: Screen {
  private let garden = Garden()

  func open() {
    show(model: garden)
    show("garden")
    look(at: garden)
  }
}

final class PondScreen: Screen {
  private let ponds = [Pond()]

  func open() {
    ponds.forEach(look)
  }

  func look(_ name: String) {
    print(name)
  }
}

final class RoofScreen: Screen {
  private let roof = Roof()

  func open() {
    Screen.show(self)(model: roof)
  }
}
