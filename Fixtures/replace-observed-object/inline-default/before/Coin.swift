import Combine

final class Coin: ObservableObject {
    @Published var isHeads = true
}
