import Foundation
import Observation

#if canImport(Combine)
import Combine
import Dispatch

#endif

@Observable
final class Manager {
    var providers: [String] = []
}
