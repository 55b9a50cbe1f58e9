import Combine

protocol Naming {
  var namePublisher: Published<String>.Publisher { get }
}

final class Person: ObservableObject, Naming {
  @Published var name = "a"
  @Published var age = 1
  var namePublisher: Published<String>.Publisher { $name }
  var ages: AnyPublisher<Int, Never> { $age.map { $0 * 2 }.eraseToAnyPublisher() }
  func anyAge() -> some Publisher<Int, Never> { $age }
}

final class Pet: Naming {
  @Published var name = "p"
  var namePublisher: Published<String>.Publisher { $name }
}

func follow(_ naming: any Naming, _ record: @escaping (String) -> Void) -> AnyCancellable {
  naming.namePublisher.sink { record("name \($0)") }
}

public func run(_ record: @escaping (String) -> Void) {
  let (person, pet) = (Person(), Pet())
  let early = person.ages
  let subscriptions = [follow(person, record), follow(pet, record)]
  person.name = "b"
  pet.name = "q"
  person.age = 2
  let ages = [early.sink { record("age \($0)") }, person.anyAge().sink { record("any \($0)") }]
  ages[0].cancel()
  person.age = 3
  subscriptions.forEach { $0.cancel() }
  person.name = "c"
}
