import SwiftUI

final class Orders {
  private let subject = CurrentValueSubject<[Int], Never>([])
  var all: [Int] { subject.value }
  var changes: AnyPublisher<[Int], Never> { subject.eraseToAnyPublisher() }

  func add() { subject.value.append(1) }
}

/// What the subscriber sets is often what it was.
@Observable
final class OrdersModel {
  private(set) var isEmpty = true { didSet { withMutation(keyPath: \.isEmpty) {} } }
  private let orders = Orders()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    orders.changes.map(\.isEmpty).sink { [weak self] in self?.isEmpty = $0 }.store(in: &cancellables)
  }

  var count: Int { orders.all.count }

  func add() { orders.add() }
}

@Observable
final class Meter {
  private(set) var half = 0 { didSet { withMutation(keyPath: \.half) {} } }
  let subject = CurrentValueSubject<Int, Never>(0)
  private var cancellable: AnyCancellable?

  init() { cancellable = subject.sink { [weak self] in self?.half = $0 / 2 } }

  func add() { subject.value += 1 }
}

struct ContentView: View {
  @State private var model = OrdersModel()
  @State private var meter = Meter()

  var body: some View {
    let _ = meter.half
    Text("\(model.isEmpty) \(model.count)")
    Gauge(meter: meter)
    Button("order", action: model.add)
    Button("meter", action: meter.add)
  }
}

struct Gauge: View {
  var meter: Meter

  var body: some View { Text("\(meter.half) \(meter.subject.value)") }
}
