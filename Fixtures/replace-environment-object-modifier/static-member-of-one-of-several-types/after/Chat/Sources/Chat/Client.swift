import Combine

public final class Client: ObservableObject {
  public static let mock = Client()
  @Published public var title = ""

  public init() {}
}
