import Combine
import Foundation

final class Document {
  var tags: [String] = []
  func save(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

final class Tags: ObservableObject {
  private var names = ["a"]
  let document = Document()
  var objectWillChange = ObjectWillChangePublisher()
  var used: [String] { names.filter { document.tags.contains($0) } }

  func add(_ name: String) {
    document.tags.append(name)
    document.save { [weak self] isSaved in if isSaved { self?.objectWillChange.send() } }
  }
}

final class Antenna: ObservableObject {
  let objectWillChange = Antenna.ObjectWillChangePublisher()
  var channel = 1 { willSet { objectWillChange.send() } }
}

final class Dish: ObservableObject {
  let objectWillChange: ObjectWillChangePublisher = .init()
  var target = "" { willSet { objectWillChange.send() } }
}
