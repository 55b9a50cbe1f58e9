import Combine

public final class Settings: ObservableObject {
  @Published public var isDark = false

  public init() {}
}

class Book: ObservableObject {
  @Published var pages = 0
}
