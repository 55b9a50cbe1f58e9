import Combine

public final class Client: ObservableObject {
  @Published public var title = ""

  public init() {}
}
