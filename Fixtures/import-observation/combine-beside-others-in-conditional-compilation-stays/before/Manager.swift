import Foundation

#if canImport(Combine)
import Combine
import Dispatch

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
