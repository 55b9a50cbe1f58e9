import Combine

public final class Client: ObservableObject {
  public static let mock = Client()
  @Published public var count = 0

  public init() {}
}

/// It stays for this.
let counts = Client().$count
