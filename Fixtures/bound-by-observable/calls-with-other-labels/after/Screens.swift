import SwiftUI

class Screen {
  init() {}
}

extension Screen {
  func follow<Model: AnyObject & Observable>(_ model: Model, every seconds: Int = 1, then work: (Model) -> Void) {
    work(model)
  }

  func register<Model: AnyObject & Observable>(model: Model) {
    print(model)
  }
}

@Observable
final class Tide {
  var height = 0.0
}

final class TideScreen: Screen {
  private let tide = Tide()

  func open() {
    register(model: tide)
    UserDefaults.standard.register(defaults: ["height": 0])
    follow(tide) { print($0.height) }
    self.follow(tide, every: 2, then: { print($0.height) })
  }
}

final class Feed {
  private var client: Client?

  func start() {
    client?.follow(name: "news") { print("news") }
    Client.shared.follow(name: "weather", since: 1) {}
  }
}

final class Client {
  nonisolated(unsafe) static let shared = Client()

  func follow(name: String, since: Int = 0, work: () -> Void) {
    work()
  }
}

struct TideView: View {
  var tide: Tide

  var body: some View {
    Text("\(tide.height)")
  }
}
