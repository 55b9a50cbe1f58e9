import Combine

final class Listener {
  var subscription: AnyCancellable?
  func listen(to model: Model) { subscription = model.$name.sink { print($0) } }
}
