import Combine
import Observation

extension Publisher where Failure == Never {
  func weakAssign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] in object?[keyPath: path] = $0 }
  }
}

struct Filter {
  var query = ""
  var isFocused = false
}

@Observable
final class Search {
  var filter = Filter() {
    willSet { filterSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var filterSubject = CurrentValueSubject<Filter, Never>(_filter)
  private(set) var devices: [String] = [] {
    willSet { devicesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var devicesSubject = CurrentValueSubject<[String], Never>(_devices)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private var shown: AnyCancellable?
  var title = ""

  init() {
    // The names of the constants are those of members, too.
    let isFocused = filterSubject.map(\.isFocused)
    let query = filterSubject.map(\.query)
    isFocused
      .combineLatest(query)
      .removeDuplicates { $0 == $1 }
      .sink { isFocused, query in print(isFocused, query) }
      .store(in: &cancellables)
    // What a function of the project makes of it is assigned.
    shown = filterSubject.map(\.query).removeDuplicates().weakAssign(to: \.title, on: self)
  }
}

func wait<P: Publisher>(for publisher: P, _ done: @escaping (P.Output) -> Void) -> AnyCancellable
where P.Failure == Never {
  publisher.sink(receiveValue: done)
}

func count(of search: Search) -> AnyCancellable {
  let counts = search.devicesSubject.map(\.count)
  return wait(for: counts) { print($0) }
}

protocol Amounts {
  var amounts: AnyPublisher<Int, Never>? { get }
}

@Observable
final class Sale {
  var amount = 0 {
    willSet { amountSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var amountSubject = CurrentValueSubject<Int, Never>(_amount)
}

struct SaleAmounts: Amounts {
  weak var sale: Sale?
  var amounts: AnyPublisher<Int, Never>? { sale?.amountSubject.eraseToAnyPublisher() }
}

final class Register: Amounts {
  let sale = Sale()
  var amounts: AnyPublisher<Int, Never>? { sale.amountSubject.eraseToAnyPublisher() }
}

func follow(_ amounts: any Amounts) -> AnyCancellable? { amounts.amounts?.sink { print($0) } }
