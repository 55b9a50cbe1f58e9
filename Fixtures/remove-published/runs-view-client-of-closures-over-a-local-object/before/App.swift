import SwiftUI

final class Counter {
  var count = 0
}

struct Client {
  var count: () -> Int
  var increment: () -> Void

  static func live() -> Client {
    let counter = Counter()
    return Client(count: { counter.count }, increment: { counter.count += 1 })
  }
}

final class Model: ObservableObject {
  @Published var changes = 0
  private let client = Client.live()

  var count: Int { client.count() }

  func add() {
    client.increment()
    changes = 1
  }
}

struct CountView: View {
  @ObservedObject var model: Model

  var body: some View { Text(label()) }

  private func label() -> String { "\(model.count)" }
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      CountView(model: model)
      Text("\(model.changes)")
      Button("Add") { model.add() }
    }
  }
}
