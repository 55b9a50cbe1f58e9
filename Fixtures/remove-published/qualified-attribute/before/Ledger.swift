import Combine

final class Ledger: ObservableObject {
    @Combine.Published var balance = 0
    @Combine.Published private(set) var entries: [Int] = []
}
