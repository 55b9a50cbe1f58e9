import SwiftUI

@Observable
final class Model {
  var number = 1
  @ObservationIgnored private var cache = Cache()
  @ObservationIgnored private var any: any Caching = Cache()
  @ObservationIgnored private var lazyBox = Box()
  @ObservationIgnored private var getterBox = Box()
  @ObservationIgnored private var elementBox = Box()
  @ObservationIgnored private var innerBox = Box()
  @ObservationIgnored private var memo = Memo()
  @ObservationIgnored var shown = Cache()
  /// These stay tracked: nothing changes them while a view is made.
  private var counted = Cache()
  private var counter = Counter()
  var acted = Cache()
  var order = Order()

  var text: String { cache.value(number) + any.value(number) }
  var sum: Int { lazyBox.value + getterBox.last + memo(number) }
  var part: String { elementBox[number] + innerBox.cache.value(number) }
  var tracked: Int { counted.count() + counter.next() }

  func act() {
    _ = acted.value(number)
    counted = acted
    counter = Counter()
  }
}

struct Order {
  var isAscending = false
  mutating func toggle() { isAscending.toggle() }
}

struct HeaderView: View {
  let title: String
  let action: () -> Void

  var body: some View { Button(title, action: action) }
}

struct ModelView: View {
  var model: Model

  var body: some View {
    Text(model.text)
    Text(model.part)
    Text("\(model.sum) \(model.tracked) \(model.acted.count())")
    Text(model.shown.value(model.number))
    Text(model.order.isAscending ? "up" : "down")
    HeaderView(title: "Order") { model.order.toggle() }
    Button("Act") {
      model.act()
      _ = model.acted.value(1)
    }
  }
}
