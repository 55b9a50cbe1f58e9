import Foundation
import SwiftUI

@Observable
final class Precision {
  static let shared = Precision()
  var digits = 2
  var isExact = false
}

struct AmountView: View {
  @Binding var amount: NSNumber
  private var precision = Precision.shared

  init(amount: Binding<NSNumber>) { _amount = amount }

  var body: some View {
    Text("\(amount.doubleValue)")
    Text("\(precision.digits)")
    Button("Enter") { enter("12") }
  }

  func enter(_ text: String) {
    let number = NSNumber(value: text.count)
    amount = number
    precision.isExact.toggle()
  }
}
