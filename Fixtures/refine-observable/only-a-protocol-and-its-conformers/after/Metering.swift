import Combine
import Observation

protocol Metering: AnyObject, Observable {
    var level: Int { get }
}

@Observable
final class Gauge: Metering {
    var level = 0
}

@Observable
final class Scale: Metering {
    var level = 0
}

final class Clock: ObservableObject {
    @Published var hour = 0
}
