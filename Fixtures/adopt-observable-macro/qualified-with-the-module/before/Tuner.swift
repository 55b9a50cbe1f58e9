import Combine

final class Tuner: Combine.ObservableObject {
    @Published var frequency = 440.0
}
