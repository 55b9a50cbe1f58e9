import Combine

final class Meter: ObservableObject {
    @Published var value = 5
}
