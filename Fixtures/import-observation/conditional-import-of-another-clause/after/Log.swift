/* See the license. */

#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(Combine)
import Combine
import Observation

@Observable
final class Log {
    var lines: [String] = []
}
#endif
