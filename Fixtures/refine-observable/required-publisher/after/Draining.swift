import Combine
import Observation

protocol Draining: AnyObject, Observable {
    var level: Int { get }
}

protocol Filling: AnyObject, Observable
where Amount == Int {
    associatedtype Amount
    var capacity: Amount { get }
}

protocol Leaking: AnyObject, Observable
where
    Amount == Int
{
    associatedtype Amount
}

@Observable
final class Tank: Draining, Filling, Leaking {
    var level = 0
    var capacity = 10
}
