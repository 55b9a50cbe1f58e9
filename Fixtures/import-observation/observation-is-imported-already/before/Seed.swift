import Combine
import Observation

@Observable
final class Seed {
    var isPlanted = false
}

final class Sprout: ObservableObject {
    @Published var height = 0
}
