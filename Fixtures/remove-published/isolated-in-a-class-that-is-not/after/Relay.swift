import Combine

final class Relay: ObservableObject {
    // Swift 5 mode only: a shared variable that anybody may change.
    static var count = 0

    @MainActor @Published var isClosed = false
    @Published var name = ""
}
