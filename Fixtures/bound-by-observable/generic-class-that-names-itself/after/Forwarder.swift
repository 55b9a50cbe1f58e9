import Combine
import SwiftUI

class Forwarder<T> where T: ObservableObject {
  var value: [T] = []
  var observers: [AnyCancellable] = []

  init(value: [T]) { self.value = value }

  func bind(completion: @escaping () -> Void) -> Forwarder<T> {
    observers = value.map { $0.objectWillChange.sink { _ in completion() } }
    return self
  }

  func copy() -> Forwarder { Forwarder(value: value) }
}

extension Forwarder {
  func doubled() -> Forwarder<T> { Forwarder<T>(value: value + value) }
}

final class Variable: ObservableObject {
  @Published var name = ""
}

@Observable
final class Rule {
  var variables: [Variable] = []
  var forwarder: Forwarder<Variable>?

  func establish() { forwarder = Forwarder<Variable>(value: variables) }
}

@Observable
final class Unrelated {
  var text = ""
}

struct UnrelatedView: View {
  var unrelated: Unrelated

  var body: some View { Text(unrelated.text) }
}
