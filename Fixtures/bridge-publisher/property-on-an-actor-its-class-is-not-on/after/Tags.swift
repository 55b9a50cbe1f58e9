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

@Observable
final class Source {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)

  init() {}
}

/// What is assigned here would be set off the actor, so this stays.
final class Target: ObservableObject {
  @MainActor @Published var count = 0
  let source = Source()

  init() { source.countSubject.assign(to: &$count) }
}

/// All of its uses are on the actor.
@Observable
class Names {
  @MainActor var names: [String] = [] {
    willSet { namesSubject.send(newValue) }
  }
  @MainActor @ObservationIgnored private(set) lazy var namesSubject = CurrentValueSubject<[String], Never>(_names)

  init() {}
}

@MainActor
class Board {
  let model = Names()
  var bag = Set<AnyCancellable>()

  func start() {
    model.namesSubject.sink { print($0) }.store(in: &bag)
  }
}

struct NamesView: View {
  var model: Names

  var body: some View {
    Text("\(model.names.count)").onReceive(model.namesSubject) { print($0) }
  }
}

/// The class is on the actor, and so is all of it.
@Observable
@MainActor
class Titles {
  @MainActor var titles: [String] = [] {
    willSet { titlesSubject.send(newValue) }
  }
  @MainActor @ObservationIgnored private(set) lazy var titlesSubject = CurrentValueSubject<[String], Never>(_titles)

  var publisher: AnyPublisher<[String], Never> { titlesSubject.eraseToAnyPublisher() }
}
