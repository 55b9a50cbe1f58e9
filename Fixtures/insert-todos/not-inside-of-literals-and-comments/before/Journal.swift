import Combine

final class Journal: ObservableObject {
  @Published var pages = 0

  func summary() -> String {
    let title = "Journal"; let text = """
      \(title)
      // TODO(observe-migrate): this is text and stays [publisher-used]
      \(String(describing: [1].map { number in
        String(describing: $pages.map { $0 + number })
      }))
      """
    return text
  }

  /* Kept
     for later. */ func changes() -> Published<Int>.Publisher { $pages }
}
