import Combine
@preconcurrency import Foundation
import Synchronization

final class AtomicClock: ObservableObject {
    @Published var now = Date()
}
