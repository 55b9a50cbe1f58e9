import Observation

protocol Timing: AnyObject, Observable {
    var seconds: Int { get }
}

@Observable
final class Stopwatch: Timing {
    var seconds = 0
}
