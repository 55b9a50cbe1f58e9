import Combine

final class Wallet: ObservableObject {
    @Published var coins = 8
}
