import Combine
import SwiftUI

/// Its publisher is used off the main actor, where no subject beside the property could be, so this stays.
class Tags: ObservableObject {
  @MainActor @Published var tags: [String] = []

  init() {}
}

class Index {
  let model = Tags()
  var bag = Set<AnyCancellable>()

  func start() {
    model.$tags.sink { print($0) }.store(in: &bag)
  }
}

final class Source: ObservableObject {
  @Published var count = 0

  init() {}
}

/// What is assigned here would be set off the actor, so this stays.
final class Target: ObservableObject {
  @MainActor @Published var count = 0
  let source = Source()

  init() { source.$count.assign(to: &$count) }
}

/// All of its uses are on the actor.
class Names: ObservableObject {
  @MainActor @Published var names: [String] = []

  init() {}
}

@MainActor
class Board {
  let model = Names()
  var bag = Set<AnyCancellable>()

  func start() {
    model.$names.sink { print($0) }.store(in: &bag)
  }
}

struct NamesView: View {
  @ObservedObject var model: Names

  var body: some View {
    Text("\(model.names.count)").onReceive(model.$names) { print($0) }
  }
}

/// The class is on the actor, and so is all of it.
@MainActor
class Titles: ObservableObject {
  @MainActor @Published var titles: [String] = []

  var publisher: AnyPublisher<[String], Never> { $titles.eraseToAnyPublisher() }
}
