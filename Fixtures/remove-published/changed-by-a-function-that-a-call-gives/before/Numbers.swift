import SwiftUI

final class Numbers: ObservableObject {
  @Published var values = [1, 2, 3]

  func prune() {
    values.removeAll(where: isLess(by: 1))
  }

  func sort() {
    values.sort(using: KeyPathComparator(\.self))
  }

  func drop() {
    values.removeAll { $0 > self.values.count }; print("dropped")
  }

  private func isLess(by step: Int) -> (Int) -> Bool {
    { [self] value in value < step + values.count }
  }
}

struct NumbersView: View {
  @ObservedObject var numbers: Numbers

  var body: some View {
    Button("\(numbers.values.count)") { numbers.prune() }
  }
}
