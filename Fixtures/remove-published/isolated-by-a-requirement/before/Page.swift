import Combine

protocol Titled: AnyObject {
  @MainActor var title: String { get }
}

/// Its storage would be on no actor, and its observer is on that of the requirement, so this stays.
final class Page: ObservableObject, Titled {
  @Published var title = "" {
    didSet { print(title) }
  }
}

final class Chapter: ObservableObject, Titled {
  @MainActor @Published var title = "" {
    didSet { print(title) }
  }

  init() {}
}

/// Nothing is isolated by a conformance that stands elsewhere.
final class Section: ObservableObject {
  @Published var title = "" {
    didSet { print(title) }
  }
}

extension Section: Titled {}

final class Line: ObservableObject, Titled {
  @Published var title = ""

  init() {}
}
