import SwiftUI

final class Numbers: ObservableObject {
  @Published var values = [1, 2, 3, 4]
  @Published var drops = 0

  func prune() {
    values.removeAll(where: isLess(by: 1))
  }

  func drop() {
    values.removeAll { $0 > self.values.count }; drops += 1
  }

  private func isLess(by step: Int) -> (Int) -> Bool {
    { [self] value in value < step + values.count }
  }
}

struct ContentView: View {
  @StateObject private var numbers = Numbers()

  var body: some View {
    Button("prune") { numbers.prune() }
    Button("drop") { numbers.drop() }
    Button("add") { numbers.values.append(6) }
    Text("\(numbers.values) \(numbers.drops)")
  }
}
