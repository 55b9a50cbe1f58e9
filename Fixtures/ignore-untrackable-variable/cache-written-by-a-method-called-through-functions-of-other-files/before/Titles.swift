import Combine

final class Titles: ObservableObject {
  @Published var prefix = ""
  private var made: [Int: String] = [:]

  func title(of chapter: Int) -> String {
    if let title = made[chapter] { return title }
    let title = prefix + String(chapter)
    made[chapter] = title
    return title
  }
}
