import Combine

final class Sail: ObservableObject {
    @Published var isRaised = false
}
