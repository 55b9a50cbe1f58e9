import Combine

final class Bridge: ObservableObject {
    @Published var isRaised = false
}
