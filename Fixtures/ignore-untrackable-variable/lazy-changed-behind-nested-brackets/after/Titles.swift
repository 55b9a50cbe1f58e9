import Foundation
import Observation

@Observable
final class Titles {
    var rows: [String] = []
    /// An entry is assigned, whose key is an element of something else.
    var cache: [String: Int] {
        get {
            access(keyPath: \.cache)
            return _cacheStorage
        }
        set { withMutation(keyPath: \.cache) { _cacheStorage = newValue } }
    }
    @ObservationIgnored private lazy var _cacheStorage: [String: Int] = [:]
    /// Only locals of that name are assigned.
    @ObservationIgnored lazy var limits = [1, 2]
}

func fill(_ titles: Titles, _ keys: [String]) {
    titles.cache[keys[0]] = 1
    var limits = titles.limits
    limits[0] = 3
    titles.rows = limits.map(String.init)
}
