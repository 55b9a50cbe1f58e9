import Foundation
import SwiftUI

final class Precision: ObservableObject {
  static let shared = Precision()
  @Published var digits = 2
  @Published var isExact = false
}

final class Entry {
  var amount: NSNumber

  init(_ amount: NSNumber) { self.amount = amount }

  func enter(_ text: String) {
    let number = NSNumber(value: text.count)
    amount = number
    Precision.shared.isExact.toggle()
  }
}

struct AmountView: View {
  let entry: Entry
  @ObservedObject private var precision = Precision.shared

  init(entry: Entry) { self.entry = entry }

  var body: some View {
    Text("\(entry.amount.doubleValue)")
    Text("\(precision.digits)")
    Button("Enter") { entry.enter("12") }
  }
}
