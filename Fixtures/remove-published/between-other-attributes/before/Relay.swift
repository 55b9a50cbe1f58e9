import Combine

final class Relay: ObservableObject {
    @available(*, deprecated) @Published @MainActor var isClosed = false
    @MainActor @Published var label = "Relay"
    @Published @MainActor
    var voltage = 12.0

    init() {}
}
