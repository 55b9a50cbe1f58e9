import Combine

final class Journal: ObservableObject {
  @Published var pages = 0

  func summary() -> String {
    // TODO(observe-migrate): the publisher '$pages' of 'Journal' is used, and a tracked property has none; use 'didSet' of 'pages', or keep it with '--bridge-publishers' [publisher-used]
    let title = "Journal"; let text = """
      \(title)
      // TODO(observe-migrate): this is text and stays [publisher-used]
      \(String(describing: [1].map { number in
        String(describing: $pages.map { $0 + number })
      }))
      """
    return text
  }

  // TODO(observe-migrate): 'Published<Int>' is part of the old system, which a migrated type does not have; write a publisher of your own [wrapper-as-type]
  // TODO(observe-migrate): the publisher '$pages' of 'Journal' is used, and a tracked property has none; use 'didSet' of 'pages', or keep it with '--bridge-publishers' [publisher-used]
  /* Kept
     for later. */ func changes() -> Published<Int>.Publisher { $pages }
}
