import Combine

final class Model: ObservableObject {
  #if DEBUG
    @Published var name = "debug"
  #else
    @Published var name = ""
  #endif
  private var log: AnyCancellable?

  init() { log = $name.sink { print($0) } }
}
