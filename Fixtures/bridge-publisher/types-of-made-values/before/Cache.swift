import Combine
import Foundation

struct Page: Hashable {}
struct ItemCache { var items: [String] = [] }
struct Parsed {
  init?(_ text: String) { return nil }
}
struct Box<Value> { var value: Value }
enum Level {
  case low, high
  static func isFull(_ count: Int) -> Bool { count > 1 }
  static func named(_ name: String) -> Level? { nil }
}

final class Cache: ObservableObject {
  struct Entry {}

  @Published var counts = [Int]()
  @Published var pages = [Page: String]()
  @Published var names = Set<String>(["a"])
  @Published var date = Date()
  @Published var identifier = UUID()
  @Published var items = ItemCache()
  @Published var entry = Entry()
  @Published var isFull = Level.isFull(1)
  @Published var level = Level.high
  @Published var named = Level.named("high")
  // The compiler finds the type of these.
  @Published var number = Int("1")
  @Published var parsed = Parsed("")
  @Published var box = Box(value: 1)
  @Published var link = URL(string: "")
  @Published var pair = (1, "a")
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    $counts.sink { print($0) }.store(in: &cancellables)
    $pages.sink { print($0) }.store(in: &cancellables)
    $names.sink { print($0) }.store(in: &cancellables)
    $date.sink { print($0) }.store(in: &cancellables)
    $identifier.sink { print($0) }.store(in: &cancellables)
    $items.sink { print($0) }.store(in: &cancellables)
    $entry.sink { print($0) }.store(in: &cancellables)
    $isFull.sink { print($0) }.store(in: &cancellables)
    $level.sink { print($0) }.store(in: &cancellables)
    $named.sink { print($0 as Any) }.store(in: &cancellables)
    $number.sink { print($0 as Any) }.store(in: &cancellables)
    $parsed.sink { print($0 as Any) }.store(in: &cancellables)
    $box.sink { print($0) }.store(in: &cancellables)
    $link.sink { print($0 as Any) }.store(in: &cancellables)
    $pair.sink { print($0) }.store(in: &cancellables)
  }
}
