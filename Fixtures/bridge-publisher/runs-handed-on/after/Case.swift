import Combine
import Observation

protocol Naming {
  var namePublisher: AnyPublisher<String, Never> { get }
}

@Observable
final class Person: Naming {
  var name = "a" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var age = 1 {
    willSet { ageSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var ageSubject = CurrentValueSubject<Int, Never>(_age)
  @ObservationIgnored private(set) lazy var namePublisher: AnyPublisher<String, Never> = nameSubject.eraseToAnyPublisher()
  var ages: AnyPublisher<Int, Never> { ageSubject.map { $0 * 2 }.eraseToAnyPublisher() }
  func anyAge() -> some Publisher<Int, Never> { ageSubject }
}

final class Pet: Naming {
  @Published var name = "p"
  private(set) lazy var namePublisher: AnyPublisher<String, Never> = $name.eraseToAnyPublisher()
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
