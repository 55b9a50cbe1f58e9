import SwiftUI

@Observable
final class Bag {
  var count = 0
  @ObservationIgnored var drawn: [Int] = []
  var note: ((Int) -> Void)?

  init() { note = { [unowned self] in self.drawn.append($0) } }
}

struct Row: View {
  let bag: Bag
  let number: Int

  var body: some View {
    bag.note?(number)
    return Text("row \(number)")
  }
}

struct ContentView: View {
  @State private var bag = Bag()

  var body: some View {
    VStack {
      Row(bag: bag, number: 1)
      Row(bag: bag, number: 2)
      Button("\(bag.count)") { bag.count += 1 }
    }
  }
}
