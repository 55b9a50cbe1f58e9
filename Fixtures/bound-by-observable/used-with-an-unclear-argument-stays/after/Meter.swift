import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}
