import Combine

final class Lottery: ObservableObject {
    @Published var numbers: [Int]

    init(numbers: [Int] = []) {
        self.numbers = numbers
    }
}
