import Observation

@Observable
final class Titles {
  var prefix = ""
  @ObservationIgnored private var made: [Int: String] = [:]

  func title(of chapter: Int) -> String {
    access(keyPath: \.prefix)
    if let title = made[chapter] { return title }
    let title = prefix + String(chapter)
    made[chapter] = title
    return title
  }
}
