import Combine
import SwiftUI

final class Sender: ObservableObject {
  @Published var title = ""
  func reload() { objectWillChange.send() }
}

final class Owner: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var title = "" { willSet { objectWillChange.send() } }
}

final class Stored: ObservableObject {
  @AppStorage("title") var title = ""
  @Published var count = 0
}

final class Returning: ObservableObject {
  @Published var title = "" {
    willSet {
      let newValue = newValue.lowercased()
      print(newValue)
    }
  }
}

final class Cast: ObservableObject {
  @Published var title = ""
}

final class SentFromElsewhere: ObservableObject {
  @Published var title = ""
}

protocol Store: ObservableObject {
  var title: String { get }
}

final class FileStore: Store {
  @Published var title = ""
}

final class Parent: ObservableObject {
  @Published var title = ""
  let child = Child()
  private var forwarding: AnyCancellable?

  init() { forwarding = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
}

final class Child: ObservableObject {
  @Published var title = ""
}
