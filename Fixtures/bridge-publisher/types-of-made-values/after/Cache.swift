import Combine
import Foundation
import Observation

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

@Observable
final class Cache {
  struct Entry {}

  var counts = [Int]() {
    willSet { countsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countsSubject = CurrentValueSubject<[Int], Never>(_counts)
  var pages = [Page: String]() {
    willSet { pagesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pagesSubject = CurrentValueSubject<[Page: String], Never>(_pages)
  var names = Set<String>(["a"]) {
    willSet { namesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var namesSubject = CurrentValueSubject<Set<String>, Never>(_names)
  var date = Date() {
    willSet { dateSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var dateSubject = CurrentValueSubject<Date, Never>(_date)
  var identifier = UUID() {
    willSet { identifierSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var identifierSubject = CurrentValueSubject<UUID, Never>(_identifier)
  var items = ItemCache() {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var itemsSubject = CurrentValueSubject<ItemCache, Never>(_items)
  var entry = Entry() {
    willSet { entrySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var entrySubject = CurrentValueSubject<Entry, Never>(_entry)
  var isFull = Level.isFull(1) {
    willSet { isFullSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isFullSubject = CurrentValueSubject<Bool, Never>(_isFull)
  var level = Level.high {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Level, Never>(_level)
  var named = Level.named("high") {
    willSet { namedSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var namedSubject = CurrentValueSubject<Level?, Never>(_named)
  // The compiler finds the type of these.
  var number = Int("1") {
    willSet { numberSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var numberSubject = CurrentValueSubject<_, Never>(_number)
  var parsed = Parsed("") {
    willSet { parsedSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var parsedSubject = CurrentValueSubject<_, Never>(_parsed)
  var box = Box(value: 1) {
    willSet { boxSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var boxSubject = CurrentValueSubject<_, Never>(_box)
  var link = URL(string: "") {
    willSet { linkSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var linkSubject = CurrentValueSubject<_, Never>(_link)
  var pair = (1, "a") {
    willSet { pairSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pairSubject = CurrentValueSubject<_, Never>(_pair)
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    countsSubject.sink { print($0) }.store(in: &cancellables)
    pagesSubject.sink { print($0) }.store(in: &cancellables)
    namesSubject.sink { print($0) }.store(in: &cancellables)
    dateSubject.sink { print($0) }.store(in: &cancellables)
    identifierSubject.sink { print($0) }.store(in: &cancellables)
    itemsSubject.sink { print($0) }.store(in: &cancellables)
    entrySubject.sink { print($0) }.store(in: &cancellables)
    isFullSubject.sink { print($0) }.store(in: &cancellables)
    levelSubject.sink { print($0) }.store(in: &cancellables)
    namedSubject.sink { print($0 as Any) }.store(in: &cancellables)
    numberSubject.sink { print($0 as Any) }.store(in: &cancellables)
    parsedSubject.sink { print($0 as Any) }.store(in: &cancellables)
    boxSubject.sink { print($0) }.store(in: &cancellables)
    linkSubject.sink { print($0 as Any) }.store(in: &cancellables)
    pairSubject.sink { print($0) }.store(in: &cancellables)
  }
}
