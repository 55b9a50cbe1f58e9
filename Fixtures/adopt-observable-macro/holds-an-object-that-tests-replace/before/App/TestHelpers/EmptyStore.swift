@testable import Fixture

final class EmptyStore: Store {
  var total = 0
}
