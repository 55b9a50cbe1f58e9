import Combine
import SwiftUI

/// It changes, and then tells those who subscribed.
final class Repository {
  private(set) var items: [Int] = []
  let changes = PassthroughSubject<Void, Never>()

  func add() {
    items.append(items.count)
    changes.send()
  }
}

/// What is assigned is mostly equal, and views were updated with it all the same.
final class Model: ObservableObject {
  @Published private(set) var isFull = false
  @Published var title = "items"
  let repository: Repository

  init(repository: Repository) {
    self.repository = repository
    repository.changes.map { repository.items.count > 3 }.assign(to: &$isFull)
  }
}

struct Panel: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.repository.items.count) \(model.isFull ? "full" : "")") }
}

/// It does not read what is assigned.
struct TitleView: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.title): \(model.repository.items.count)") }
}

struct ContentView: View {
  @StateObject private var model = Model(repository: Repository())

  var body: some View {
    Panel(model: model)
    TitleView(model: model)
    Button("add") { model.repository.add() }
  }
}
