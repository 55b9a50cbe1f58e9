import Combine

struct Validation<Value> {
    let values: Published<Value>.Publisher
    let isValid: (Value) -> Bool
}

struct Follower<Values: Publisher> where Values.Failure == Never {
    var values: Values
}

final class Form: ObservableObject {
    @Published var age = 0
    lazy var validation = Validation(values: $age) { $0 > 17 }
}

final class Profile: ObservableObject {
    @Published var name = ""
    lazy var follower = Follower(values: $name)
}
