import SwiftUI

protocol Counting: AnyObject {
  var count: Int { get set }
}

final class Counter: Counting { var count = 0 }

struct Box<Value> { var value: Value }

struct Handle {
  let counter: Counter
  var level: Int {
    get { counter.count }
    nonmutating set { counter.count = newValue }
  }
}

@Observable
final class Shelf {
  var counting: any Counting = Counter()
  var list: [any Counting] = [Counter()]
  var pair = (counter: Counter(), name: "pair")
  var box: Box<Counter> = Box(value: Counter())
  var named = ["a": [Counter()]]
  var handle = Handle(counter: Counter())
  var taps = 0

  func countOne() {
    counting.count += 1
    taps += 1
  }
  func countFirst() {
    list[0].count += 1
    taps += 1
  }
  func countPair() {
    pair.counter.count += 1
    taps += 1
  }
  func countBoxed() {
    box.value.count += 1
    taps += 1
  }
  func countNamed() {
    named["a"]?.first?.count += 1
    taps += 1
  }
  func raise() {
    handle.level += 1
    taps += 1
  }
}

struct OneView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("one \(shelf.counting.count)")
  }
}

struct FirstView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("first \(shelf.list[0].count)")
  }
}

struct PairView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("pair \(shelf.pair.counter.count)")
  }
}

struct BoxView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("box \(shelf.box.value.count)")
  }
}

struct NamedView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("named \(shelf.named["a"]?.first?.count ?? 0)")
  }
}

struct HandleView: View {
  var shelf: Shelf
  var body: some View {
    let _ = shelf.taps
    Text("level \(shelf.handle.level)")
  }
}

struct ContentView: View {
  @State private var shelf = Shelf()

  var body: some View {
    VStack {
      OneView(shelf: shelf)
      FirstView(shelf: shelf)
      PairView(shelf: shelf)
      BoxView(shelf: shelf)
      NamedView(shelf: shelf)
      HandleView(shelf: shelf)
      Button("One") { shelf.countOne() }
      Button("First") { shelf.countFirst() }
      Button("Pair") { shelf.countPair() }
      Button("Box") { shelf.countBoxed() }
      Button("Named") { shelf.countNamed() }
      Button("Raise") { shelf.raise() }
    }
  }
}
