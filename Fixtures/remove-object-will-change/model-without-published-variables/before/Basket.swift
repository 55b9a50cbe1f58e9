import Combine
import Foundation

final class Basket: ObservableObject {
    private(set) var fruits: [String] = []

    func add(_ fruit: String) {
        objectWillChange.send()
        fruits.append(fruit)
    }

    func clear() {
        objectWillChange.send()
        fruits = []
    }
}
