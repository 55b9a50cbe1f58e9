import Foundation
import SwiftUI

enum Formats {
  static let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 1
    return formatter
  }()

  static func text(_ value: Double) -> String { money.string(from: NSNumber(value: value)) ?? "" }
}

let registry = NSMutableDictionary()

final class Bill: ObservableObject {
  @Published var amount = 10.0
  @Published var digits = 0
  @Published var marks = 0

  func addDigit() {
    digits += 1
    Formats.money.minimumFractionDigits = digits
  }

  func mark() {
    marks += 1
    registry["mark"] = "m\(marks)"
  }
}

struct AmountView: View {
  @ObservedObject var bill: Bill

  var body: some View { Text("amount \(Formats.text(bill.amount))") }
}

struct MarkView: View {
  @ObservedObject var bill: Bill

  var body: some View { Text("mark \(registry["mark"] as? String ?? "none")") }
}

struct ContentView: View {
  @StateObject private var bill = Bill()

  var body: some View {
    VStack {
      AmountView(bill: bill)
      MarkView(bill: bill)
      Button("digit") { bill.addDigit() }
      Button("mark") { bill.mark() }
    }
  }
}
