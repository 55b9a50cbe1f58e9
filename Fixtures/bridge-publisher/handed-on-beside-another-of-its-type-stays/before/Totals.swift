import Combine

/// Any other publisher would do, but both have to be of one type.
func merged<P: Publisher>(_ first: P, _ second: P) -> AnyPublisher<P.Output, P.Failure> {
  Publishers.Merge(first, second).eraseToAnyPublisher()
}

final class Totals: ObservableObject {
  @Published var count = 1
  let other = Others()
  var bag = Set<AnyCancellable>()

  func follow() { merged($count, other.$sum).sink { print($0) }.store(in: &bag) }
}

final class Others: ObservableObject {
  @Published var sum = 1
}

func described<P: Publisher>(_ publisher: P, by name: String) -> String { name }

final class Names: ObservableObject {
  @Published var name = ""

  func describe() -> String { described($name, by: name) }
}
