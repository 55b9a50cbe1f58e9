import Combine

@MainActor final class Outbox: ObservableObject {
    @Published var pending: [String] = []
}
