import Combine

final class Sensor: ObservableObject {
    @Published var value = 0
}
