import Observation

@Observable
public final class Settings {
  public var isDark = false

  public init() {}
}

@Observable
class Book {
  var pages = 0
}
