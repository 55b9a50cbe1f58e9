import Registry
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Registry.resolve(Counter.self)!

  var body: some View {
    Text("\(counter.count)")
  }
}
