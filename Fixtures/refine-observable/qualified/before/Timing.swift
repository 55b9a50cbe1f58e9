import Combine

protocol Timing: Combine.ObservableObject {
    var seconds: Int { get }
}

final class Stopwatch: Timing {
    @Published var seconds = 0
}
