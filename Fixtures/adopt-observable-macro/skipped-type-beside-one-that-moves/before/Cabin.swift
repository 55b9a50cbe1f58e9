import Combine

enum Cabin {
    final class Heater: ObservableObject {
        @Published var degrees = 18
    }

    final class Fan: ObservableObject {
        @Published var speed = 1
    }
}
