import Combine
import Foundation

typealias BadgeState = ObservableObject & Identifiable

final class Counter: BadgeState {
    let id = UUID()
    @Published var count = 0
}

struct Tray {
    let all: [any BadgeState]
}
