import SwiftUI

final class Orders {
  private let subject = CurrentValueSubject<[Int], Never>([])
  var all: [Int] { subject.value }
  var changes: AnyPublisher<[Int], Never> { subject.eraseToAnyPublisher() }

  func add() { subject.value.append(1) }
}

/// What the subscriber sets is often what it was.
final class OrdersModel: ObservableObject {
  @Published private(set) var isEmpty = true
  private let orders = Orders()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    orders.changes.map(\.isEmpty).sink { [weak self] in self?.isEmpty = $0 }.store(in: &cancellables)
  }

  var count: Int { orders.all.count }

  func add() { orders.add() }
}

final class Meter: ObservableObject {
  @Published private(set) var half = 0
  let subject = CurrentValueSubject<Int, Never>(0)
  private var cancellable: AnyCancellable?

  init() { cancellable = subject.sink { [weak self] in self?.half = $0 / 2 } }

  func add() { subject.value += 1 }
}

struct ContentView: View {
  @StateObject private var model = OrdersModel()
  @StateObject private var meter = Meter()

  var body: some View {
    Text("\(model.isEmpty) \(model.count)")
    Gauge(meter: meter)
    Button("order", action: model.add)
    Button("meter", action: meter.add)
  }
}

struct Gauge: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.half) \(meter.subject.value)") }
}
