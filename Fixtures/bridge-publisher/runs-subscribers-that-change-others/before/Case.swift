import Combine

final class Cart: ObservableObject {
  @Published var items: [Int] = []
  @Published private(set) var sum = 0
  @Published private(set) var isEmpty = true
  @Published var later = 0
  private var cancellables: Set<AnyCancellable> = []
  private var nested: AnyCancellable?

  init(_ record: @escaping (String) -> Void) {
    $items.sink { [weak self] items in
      record("items \(items) shown \(self?.items ?? []) sum \(self?.sum ?? 0)")
      self?.sum = items.reduce(0, +)
      self?.isEmpty = self?.items.isEmpty ?? true
      self?.nested = self?.$later.sink { record("later \($0)") }
    }.store(in: &cancellables)
    $sum.dropFirst().sink { [weak self] in record("sum \($0) of \(self?.items ?? [])") }.store(in: &cancellables)
    $isEmpty.removeDuplicates().sink { record("empty \($0)") }.store(in: &cancellables)
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
