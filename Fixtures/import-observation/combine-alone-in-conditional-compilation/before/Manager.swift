import Foundation

#if canImport(Combine)
import Combine

extension Manager: ObservableObject {}
#endif

final class Manager {
    var providers: [String] = [] {
        willSet {
#if canImport(Combine)
            objectWillChange.send()
#endif
        }
    }
}
