import SwiftUI

protocol CounterModel: ObservableObject {
  var count: Int { get set }
}

final class LiveCounter: CounterModel {
  static var made = 0
  @Published var count = 0

  init() { Self.made += 1 }
}

final class SampleCounter: CounterModel {
  @Published var count = 0
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
