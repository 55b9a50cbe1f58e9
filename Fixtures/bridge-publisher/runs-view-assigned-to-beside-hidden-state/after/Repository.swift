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
@Observable
final class Model {
  private(set) var isFull = false { didSet { withMutation(keyPath: \.isFull) {} } }
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var title = "items"
  let repository: Repository

  init(repository: Repository) {
    self.repository = repository
    repository.changes.map { repository.items.count > 3 }.sink { [weak self] in self?.isFull = $0 }.store(in: &cancellables)
  }
}

struct Panel: View {
  var model: Model
  var body: some View { Text("\(model.repository.items.count) \(model.isFull ? "full" : "")") }
}

/// It does not read what is assigned.
struct TitleView: View {
  var model: Model
  var body: some View {
    let _ = model.isFull
    Text("\(model.title): \(model.repository.items.count)")
  }
}

struct ContentView: View {
  @State private var model = Model(repository: Repository())

  var body: some View {
    Panel(model: model)
    TitleView(model: model)
    Button("add") { model.repository.add() }
  }
}
