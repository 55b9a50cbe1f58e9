import SwiftUI

@Observable
final class Amount {
  var count: Int
  init(count: Int) { self.count = count }
}

struct BindingStepper: View {
  @State private var amount: Amount
  @Binding var step: Int

  init(amount: Amount, step: Binding<Int>) {
    self._step = step
    _amount = State(wrappedValue: amount)
  }

  var body: some View { Stepper("\(amount.count)", value: $step) }
}

struct ConstantStepper: View {
  @State private var amount: Amount
  @Binding var step: Int
  let title: String

  init(amount: Amount, step: Binding<Int>) {
    title = "Step"
    self._step = step
    _amount = State(wrappedValue: amount)
  }

  var body: some View { Stepper("\(title)", value: $step) }
}

struct StateStepper: View {
  @State private var amount: Amount
  @State private var step: Int
  @Binding var size: Int
  @State private var last: Int

  init(amount: Amount, size: Binding<Int>) {
    _step = State(initialValue: 1)
    _size = size
    _amount = State(wrappedValue: amount)
    _last = State(initialValue: 2)
  }

  var body: some View { Stepper("\(amount.count + step + last)", value: $size) }
}
