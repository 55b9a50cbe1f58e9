import SwiftUI

@Observable
final class Numbers {
  var values = [1, 2, 3]

  func prune() {
    var newValues = values
    newValues.removeAll(where: isLess(by: 1))
    values = newValues
  }

  func sort() {
    values.sort(using: KeyPathComparator(\.self))
  }

  func drop() {
    var newValues = values
    newValues.removeAll { $0 > self.values.count }
    values = newValues; print("dropped")
  }

  private func isLess(by step: Int) -> (Int) -> Bool {
    { [self] value in value < step + values.count }
  }
}

struct NumbersView: View {
  var numbers: Numbers

  var body: some View {
    Button("\(numbers.values.count)") { numbers.prune() }
  }
}
