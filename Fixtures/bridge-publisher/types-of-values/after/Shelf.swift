import Combine
import Foundation
import Observation

protocol Reader {}
struct Book: Equatable { var title = "" }
enum Order { case title, date }

@Observable
final class Shelf<Item, Key: Hashable> {
  var optional: Book? {
    willSet { optionalSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var optionalSubject = CurrentValueSubject<Book?, Never>(_optional)
  var implicit: Book! {
    willSet { implicitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var implicitSubject = CurrentValueSubject<Book?, Never>(_implicit)
  var array: [Book] = [] {
    willSet { arraySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var arraySubject = CurrentValueSubject<[Book], Never>(_array)
  var dictionary = [String: Book]() {
    willSet { dictionarySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var dictionarySubject = CurrentValueSubject<[String: Book], Never>(_dictionary)
  var inferred = Book() {
    willSet { inferredSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var inferredSubject = CurrentValueSubject<Book, Never>(_inferred)
  var order = Order.title {
    willSet { orderSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var orderSubject = CurrentValueSubject<Order, Never>(_order)
  var double = 1.5 {
    willSet { doubleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var doubleSubject = CurrentValueSubject<Double, Never>(_double)
  var negative = -1 {
    willSet { negativeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var negativeSubject = CurrentValueSubject<_, Never>(_negative)
  var item: Item {
    willSet { itemSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var itemSubject = CurrentValueSubject<Item, Never>(_item)
  var table: [Key: Item] = [:] {
    willSet { tableSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var tableSubject = CurrentValueSubject<[Key: Item], Never>(_table)
  var reader: (any Reader)? {
    willSet { readerSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var readerSubject = CurrentValueSubject<(any Reader)?, Never>(_reader)
  var action: (() -> Void)? = nil {
    willSet { actionSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var actionSubject = CurrentValueSubject<(() -> Void)?, Never>(_action)
  var pair: (Int, String) = (1, "") {
    willSet { pairSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pairSubject = CurrentValueSubject<(Int, String), Never>(_pair)
  var range = 0..<3 {
    willSet { rangeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var rangeSubject = CurrentValueSubject<_, Never>(_range)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(item: Item) {
    self.item = item
    optionalSubject.sink { _ in }.store(in: &cancellables)
    implicitSubject.sink { _ in }.store(in: &cancellables)
    arraySubject.sink { _ in }.store(in: &cancellables)
    dictionarySubject.sink { _ in }.store(in: &cancellables)
    inferredSubject.sink { _ in }.store(in: &cancellables)
    orderSubject.sink { _ in }.store(in: &cancellables)
    doubleSubject.sink { _ in }.store(in: &cancellables)
    negativeSubject.sink { _ in }.store(in: &cancellables)
    itemSubject.sink { _ in }.store(in: &cancellables)
    tableSubject.sink { _ in }.store(in: &cancellables)
    readerSubject.sink { _ in }.store(in: &cancellables)
    actionSubject.sink { _ in }.store(in: &cancellables)
    pairSubject.sink { _ in }.store(in: &cancellables)
    rangeSubject.sink { _ in }.store(in: &cancellables)
  }
}
