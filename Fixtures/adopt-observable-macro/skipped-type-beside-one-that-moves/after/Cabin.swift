import Combine
import Observation

enum Cabin {
    final class Heater: ObservableObject {
        @Published var degrees = 18
    }

    @Observable
    final class Fan {
        var speed = 1
    }
}
