import Combine

public final class Settings: ObservableObject {
  @Published public var volume = 0

  public init() {}

  func follow() -> AnyCancellable { $volume.sink { print($0) } }
}
