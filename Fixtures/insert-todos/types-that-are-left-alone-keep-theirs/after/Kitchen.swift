import Combine

final class Kettle: ObservableObject {
  @Published var heat = 0
  // TODO(observe-migrate): the publisher '$heat' of 'Kettle' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own [publisher-used]
  var heats: AnyPublisher<Int, Never> { $heat.eraseToAnyPublisher() }
}

final class Toaster: ObservableObject {
  @Published var heat = 0
  var heats: AnyPublisher<Int, Never> { $heat.eraseToAnyPublisher() }
}

final class Oven: ObservableObject {
  @Published var heat = 0
  // TODO(observe-migrate): the publisher '$heat' of 'Oven' is used, and a tracked property has none; use 'didSet' of 'heat', or keep it with '--bridge-publishers' [publisher-used]
  var heats: AnyPublisher<Int, Never> { $heat.eraseToAnyPublisher() }
}
