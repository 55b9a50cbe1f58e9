import Combine
import Observation

@Observable
final class Diagnostics {
    var warnings = 0
    #if DEBUG
    var traces: [String] = []
    #endif
}
