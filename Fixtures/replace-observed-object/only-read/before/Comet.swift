import Combine

final class Comet: ObservableObject {
    @Published var tail = 1.5
}
