import Combine
import Observation

protocol Titled: AnyObject {
  @MainActor var title: String { get }
}

/// Its storage would be on no actor, and its observer is on that of the requirement, so this stays.
final class Page: ObservableObject, Titled {
  @Published var title = "" {
    didSet { print(title) }
  }
}

@Observable
final class Chapter: Titled {
  @MainActor var title = "" {
    didSet { print(title) }
  }

  init() {}
}

/// Nothing is isolated by a conformance that stands elsewhere.
@Observable
final class Section {
  var title = "" {
    didSet { print(title) }
  }
}

extension Section: Titled {}

@Observable
final class Line: Titled {
  var title = ""

  init() {}
}
