import Observation

@Observable
final class Wizard {
  var name = ""
}

@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value
  var projectedValue: String { "\(wrappedValue)" }
}

struct Entry {
  @Logged var name = ""
  var child: Child = Child()

  struct Child {
    @Logged var name = ""
  }
}

let own = \Entry.$name
let inner = \Entry.child.$name
