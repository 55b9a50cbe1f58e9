import Combine

final class Relay: ObservableObject {
    @MainActor @Published var isClosed = false
    @Published var name = ""
}
