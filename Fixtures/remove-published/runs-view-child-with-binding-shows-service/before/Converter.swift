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

struct AmountField: View {
  @Binding var amount: Int

  var body: some View { Text("\(amount) is \(amount * Rates.factor)") }
}

struct TotalRow: View {
  let parts: [() -> Int]

  var body: some View { Text("total \(parts.map { $0() }.reduce(0, +) * Rates.factor)") }
}

/// Its children cannot be compared.
struct ConverterView: View {
  @ObservedObject var converter: Converter
  @State private var amount = 2

  var body: some View {
    AmountField(amount: Binding(get: { amount }, set: { amount = $0 }))
    TotalRow(parts: [{ 3 }, { 4 }])
  }
}

/// A view that can be compared is made again with its own objects alone.
struct LabelView: View {
  @ObservedObject var converter: Converter

  var body: some View { PlainLabel(text: "rate") }
}

struct PlainLabel: View {
  let text: String

  var body: some View { Text(text) }
}

struct ContentView: View {
  @StateObject private var converter = Converter()

  var body: some View {
    VStack {
      ConverterView(converter: converter)
      LabelView(converter: converter)
      Button("update") { converter.update() }
    }
  }
}
