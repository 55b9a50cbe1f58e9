import Foundation
import Combine
import Dispatch
import Observation

@Observable
final class Cellar {
    var bottles: [UUID] = []
    private var subscriptions: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "cellar")
}
