import Combine

protocol Metering: ObservableObject {
    var level: Int { get }
}

final class Gauge: Metering {
    @Published var level = 0
}

final class Scale: Metering {
    @Published var level = 0
}
