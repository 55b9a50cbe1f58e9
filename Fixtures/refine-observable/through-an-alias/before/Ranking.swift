import Combine

typealias Model = ObservableObject

protocol Ranking: Model {
    var rank: Int { get }
}

final class League: Ranking {
    @Published var rank = 1
}
