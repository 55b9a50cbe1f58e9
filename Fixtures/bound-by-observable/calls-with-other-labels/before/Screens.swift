import SwiftUI

class Screen {
  init() {}
}

extension Screen {
  func follow<Model: ObservableObject>(_ model: Model, every seconds: Int = 1, then work: (Model) -> Void) {
    work(model)
  }

  func register<Model: ObservableObject>(model: Model) {
    print(model)
  }
}

final class Tide: ObservableObject {
  @Published var height = 0.0
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
  @ObservedObject var tide: Tide

  var body: some View {
    Text("\(tide.height)")
  }
}
