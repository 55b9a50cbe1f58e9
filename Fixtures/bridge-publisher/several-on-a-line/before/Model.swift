import Combine

final class Model: ObservableObject { @Published var a = 0; @Published var b = 0 }

func follow(_ model: Model) -> [AnyCancellable] { [model.$a.sink { print($0) }, model.$b.sink { print($0) }] }
