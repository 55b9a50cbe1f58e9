import Foundation
import Observation

final class Document {
  var tags: [String] = []
  func save(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

@Observable
final class Tags {
  private var names = ["a"]
  let document = Document()
  var used: [String] { names.filter { document.tags.contains($0) } }

  func add(_ name: String) {
    document.tags.append(name)
    document.save { [weak self] isSaved in if isSaved { self?.withMutation(keyPath: \.names) {} } }
  }
}

@Observable
final class Antenna {
  var channel = 1
}

@Observable
final class Dish {
  var target = ""
}
