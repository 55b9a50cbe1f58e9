import Combine
import Foundation

final class Exhibition: ObservableObject {
    @Published var ends = Date.distantFuture
    @Published private(set) var visitors = 0

    func enter() {
        visitors += 1
    }
}
