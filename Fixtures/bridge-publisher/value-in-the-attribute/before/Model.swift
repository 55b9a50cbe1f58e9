import Combine

final class Model: ObservableObject {
  @Published(initialValue: "") var name: String
  private var log: AnyCancellable?

  init() { log = $name.sink { print($0) } }
}
