import Observation

@Observable
final class Lottery {
    var numbers: [Int]

    init(numbers: [Int] = []) {
        self.numbers = numbers
    }
}
