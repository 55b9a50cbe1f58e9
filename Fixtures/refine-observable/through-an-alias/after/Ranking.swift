import Combine
import Observation

typealias Model = ObservableObject

protocol Ranking: AnyObject, Observable {
    var rank: Int { get }
}

@Observable
final class League: Ranking {
    var rank = 1
}
