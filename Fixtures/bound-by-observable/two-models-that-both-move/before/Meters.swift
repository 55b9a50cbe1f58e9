import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}

final class Thermometer: ObservableObject {
    @Published var degrees = 0
}
