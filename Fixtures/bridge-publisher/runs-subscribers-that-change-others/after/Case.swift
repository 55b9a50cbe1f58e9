import Combine
import Observation

@Observable
final class Cart {
  var items: [Int] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var itemsSubject = CurrentValueSubject<[Int], Never>(_items)
  private(set) var sum = 0 {
    willSet { sumSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var sumSubject = CurrentValueSubject<Int, Never>(_sum)
  private(set) var isEmpty = true {
    willSet { isEmptySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isEmptySubject = CurrentValueSubject<Bool, Never>(_isEmpty)
  var later = 0 {
    willSet { laterSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var laterSubject = CurrentValueSubject<Int, Never>(_later)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private var nested: AnyCancellable?

  init(_ record: @escaping (String) -> Void) {
    itemsSubject.sink { [weak self] items in
      record("items \(items) shown \(self?.items ?? []) sum \(self?.sum ?? 0)")
      self?.sum = items.reduce(0, +)
      self?.isEmpty = self?.items.isEmpty ?? true
      self?.nested = self?.laterSubject.sink { record("later \($0)") }
    }.store(in: &cancellables)
    sumSubject.dropFirst().sink { [weak self] in record("sum \($0) of \(self?.items ?? [])") }.store(in: &cancellables)
    isEmptySubject.removeDuplicates().sink { record("empty \($0)") }.store(in: &cancellables)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let cart = Cart(record)
  cart.items.append(2)
  cart.later = 1
  cart.items += [3, 4]
  cart.items.removeAll()
  cart.later = 2
}
