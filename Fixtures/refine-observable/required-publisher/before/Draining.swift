import Combine

protocol Draining: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var level: Int { get }
}

protocol Filling: ObservableObject
where Amount == Int, Self.ObjectWillChangePublisher == Combine.ObservableObjectPublisher {
    associatedtype Amount
    var capacity: Amount { get }
}

protocol Leaking: ObservableObject
where
    ObjectWillChangePublisher == ObservableObjectPublisher,
    Amount == Int
{
    associatedtype Amount
}

final class Tank: Draining, Filling, Leaking {
    @Published var level = 0
    @Published var capacity = 10
}
