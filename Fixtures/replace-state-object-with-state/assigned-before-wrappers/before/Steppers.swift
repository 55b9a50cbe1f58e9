import SwiftUI

final class Amount: ObservableObject {
  @Published var count: Int
  init(count: Int) { self.count = count }
}

struct BindingStepper: View {
  @StateObject private var amount: Amount
  @Binding var step: Int

  init(amount: Amount, step: Binding<Int>) {
    _amount = StateObject(wrappedValue: amount)
    self._step = step
  }

  var body: some View { Stepper("\(amount.count)", value: $step) }
}

struct ConstantStepper: View {
  @StateObject private var amount: Amount
  @Binding var step: Int
  let title: String

  init(amount: Amount, step: Binding<Int>) {
    _amount = StateObject(wrappedValue: amount)
    title = "Step"
    self._step = step
  }

  var body: some View { Stepper("\(title)", value: $step) }
}

struct StateStepper: View {
  @StateObject private var amount: Amount
  @State private var step: Int
  @Binding var size: Int
  @State private var last: Int

  init(amount: Amount, size: Binding<Int>) {
    _amount = StateObject(wrappedValue: amount)
    _step = State(initialValue: 1)
    _size = size
    _last = State(initialValue: 2)
  }

  var body: some View { Stepper("\(amount.count + step + last)", value: $size) }
}
