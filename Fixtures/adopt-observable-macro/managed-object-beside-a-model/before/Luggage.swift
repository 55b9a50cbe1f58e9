import Combine

final class Luggage: ObservableObject {
    @Published var weight = 0.0
}
