import Combine

final class Cabin: ObservableObject {
    @Published var isLocked = true
}
