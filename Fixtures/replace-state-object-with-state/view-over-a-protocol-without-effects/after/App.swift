import SwiftUI

protocol CounterModel: AnyObject, Observable {
  var count: Int { get set }
}

@Observable
final class LiveCounter: CounterModel {
  var count = 0
}

@Observable
final class SampleCounter: CounterModel {
  var count = 1
}

struct CounterView<Model: CounterModel>: View {
  @State private var model: Model

  init(_ model: @autoclosure @escaping () -> Model) {
    _model = State(wrappedValue: model())
  }

  var body: some View {
    Stepper("\(model.count)", value: $model.count)
  }
}

struct CountersView: View {
  var body: some View {
    CounterView(LiveCounter())
    CounterView(SampleCounter())
  }
}
