import Combine
import Observation

final class Queue: ObservableObject {
    @Published var length = 0
}

@Observable
final class Volume {
    var level = 5
}

final class Theme: ObservableObject {
    @Published var name = ""
}
