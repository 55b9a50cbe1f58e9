import Combine

final class Reachability: ObservableObject {
    static let shared = Reachability()

    @Published var isOnline = true
}
