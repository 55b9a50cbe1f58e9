final class MockStore: Store {
  var total = 1
}
