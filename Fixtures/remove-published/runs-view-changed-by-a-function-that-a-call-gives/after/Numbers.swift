import SwiftUI

@Observable
final class Numbers {
  var values = [1, 2, 3, 4]
  var drops = 0

  func prune() {
    var newValues = values
    newValues.removeAll(where: isLess(by: 1))
    values = newValues
  }

  func drop() {
    var newValues = values
    newValues.removeAll { $0 > self.values.count }
    values = newValues; drops += 1
  }

  private func isLess(by step: Int) -> (Int) -> Bool {
    { [self] value in value < step + values.count }
  }
}

struct ContentView: View {
  @State private var numbers = Numbers()

  var body: some View {
    Button("prune") { numbers.prune() }
    Button("drop") { numbers.drop() }
    Button("add") { numbers.values.append(6) }
    Text("\(numbers.values) \(numbers.drops)")
  }
}
