import Combine

final class Compass: ObservableObject {
    @Published var heading = 0.0
}
