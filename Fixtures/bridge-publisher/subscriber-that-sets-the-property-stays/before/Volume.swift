import Combine

final class Volume: ObservableObject {
  @Published var level = 0.0
  private var log: AnyCancellable?

  init() {
    log = $level.sink { [weak self] level in
      if level > 1 { self?.level = 1 }
    }
  }
}
