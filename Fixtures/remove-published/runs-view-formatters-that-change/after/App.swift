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

@Observable
final class Bill {
  var amount = 10.0
  var digits = 0
  var marks = 0

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
  var bill: Bill

  var body: some View {
    let _ = bill.digits
    Text("amount \(Formats.text(bill.amount))")
  }
}

struct MarkView: View {
  var bill: Bill

  var body: some View {
    let _ = bill.marks
    Text("mark \(registry["mark"] as? String ?? "none")")
  }
}

struct ContentView: View {
  @State private var bill = Bill()

  var body: some View {
    VStack {
      AmountView(bill: bill)
      MarkView(bill: bill)
      Button("digit") { bill.addDigit() }
      Button("mark") { bill.mark() }
    }
  }
}
