import Registry
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State private var counter = Registry.resolve(Counter.self)!

  var body: some View {
    Text("\(counter.count)")
  }
}
