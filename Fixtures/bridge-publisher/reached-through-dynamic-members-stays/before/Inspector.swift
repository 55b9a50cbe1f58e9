import Combine

final class Inspector: ObservableObject {
  @dynamicMemberLookup
  struct Safe {
    let inspector: Inspector

    subscript<Value>(dynamicMember path: KeyPath<Inspector, Value>) -> Value {
      inspector[keyPath: path]
    }
  }

  @Published var focus = ""

  var safe: Safe { Safe(inspector: self) }
}

func follow(_ inspector: Inspector) -> AnyCancellable {
  inspector.safe.$focus.sink { print($0) }
}
