import SwiftUI

protocol CounterModel: ObservableObject {
  var count: Int { get set }
}

final class LiveCounter: CounterModel {
  @Published var count = 0
}

final class SampleCounter: CounterModel {
  @Published var count = 1
}

struct CounterView<Model: CounterModel>: View {
  @StateObject private var model: Model

  init(_ model: @autoclosure @escaping () -> Model) {
    _model = StateObject(wrappedValue: model())
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
