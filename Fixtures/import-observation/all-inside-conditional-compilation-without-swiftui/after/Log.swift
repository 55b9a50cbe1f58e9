/*
See the license.
*/

#if DEBUG
import Combine
import Foundation
import Observation

@Observable
final class Log {
    var lines: [String] = []
}
#endif
