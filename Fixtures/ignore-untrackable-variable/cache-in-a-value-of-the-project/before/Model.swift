import SwiftUI

final class Model: ObservableObject {
  @Published var number = 1
  private var cache = Cache()
  private var any: any Caching = Cache()
  private var lazyBox = Box()
  private var getterBox = Box()
  private var elementBox = Box()
  private var innerBox = Box()
  private var memo = Memo()
  var shown = Cache()
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
  @ObservedObject var model: Model

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
