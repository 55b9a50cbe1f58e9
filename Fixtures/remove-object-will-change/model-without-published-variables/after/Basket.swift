import Foundation
import Observation

@Observable
final class Basket {
    private(set) var fruits: [String] = []

    func add(_ fruit: String) {
        fruits.append(fruit)
    }

    func clear() {
        fruits = []
    }
}
