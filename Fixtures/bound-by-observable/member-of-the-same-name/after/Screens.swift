import SwiftUI

class Screen {
  init() {}
}

extension Screen {
  func show<Model: AnyObject & Observable>(_ model: Model) {
    print(model)
  }
}

@Observable
final class Garden {
  var plants = 0
}

final class GardenScreen: Screen {
  private let garden = Garden()

  func open() {
    show(garden)
  }
}

final class Importer: NSObject {
  let names: [String] = []

  func start() {
    names.forEach(show)
    names.forEach(self.show)
    show(names.description)
  }

  private func show(_ name: String) {
    print(name)
  }

  enum Step {
    case first
  }
}

extension Importer {
  func again(_ importer: Importer?, _ other: Any) {
    importer?.show(names.first ?? "")
  }
}

struct GardenView: View {
  var garden: Garden

  var body: some View {
    Text("\(garden.plants)")
  }
}
