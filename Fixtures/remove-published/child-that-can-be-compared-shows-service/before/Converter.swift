import SwiftUI

enum Rates {
  static var factor = 1
}

final class Converter: ObservableObject {
  @Published var updates = 0

  func update() {
    Rates.factor += 1
    updates += 1
  }
}

/// SwiftUI skips it as long as the amount is the same, and did so before.
struct AmountLabel: View {
  let amount: Int
  @Namespace private var animation

  var body: some View { Text("\(amount * Rates.factor)") }
}

struct ConverterView: View {
  @ObservedObject var converter: Converter

  var body: some View {
    AmountLabel(amount: 2)
    Button("update") { converter.update() }
  }
}

struct UpdatesView: View {
  @ObservedObject var converter: Converter

  var body: some View { Text("\(converter.updates)") }
}
