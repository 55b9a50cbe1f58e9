import Combine

final class Upgrades: ObservableObject {
    @Published var isPro = false
}
