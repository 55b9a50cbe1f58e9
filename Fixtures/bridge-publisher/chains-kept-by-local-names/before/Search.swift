import Combine

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

final class Search: ObservableObject {
  @Published var filter = Filter()
  @Published private(set) var devices: [String] = []
  private var cancellables: Set<AnyCancellable> = []
  private var shown: AnyCancellable?
  var title = ""

  init() {
    // The names of the constants are those of members, too.
    let isFocused = $filter.map(\.isFocused)
    let query = $filter.map(\.query)
    isFocused
      .combineLatest(query)
      .removeDuplicates { $0 == $1 }
      .sink { isFocused, query in print(isFocused, query) }
      .store(in: &cancellables)
    // What a function of the project makes of it is assigned.
    shown = $filter.map(\.query).removeDuplicates().weakAssign(to: \.title, on: self)
  }
}

func wait<P: Publisher>(for publisher: P, _ done: @escaping (P.Output) -> Void) -> AnyCancellable
where P.Failure == Never {
  publisher.sink(receiveValue: done)
}

func count(of search: Search) -> AnyCancellable {
  let counts = search.$devices.map(\.count)
  return wait(for: counts) { print($0) }
}

protocol Amounts {
  var amounts: Published<Int>.Publisher? { get }
}

final class Sale: ObservableObject {
  @Published var amount = 0
}

struct SaleAmounts: Amounts {
  weak var sale: Sale?
  var amounts: Published<Int>.Publisher? { sale?.$amount }
}

final class Register: Amounts {
  let sale = Sale()
  var amounts: Published<Int>.Publisher? { sale.$amount }
}

func follow(_ amounts: any Amounts) -> AnyCancellable? { amounts.amounts?.sink { print($0) } }
