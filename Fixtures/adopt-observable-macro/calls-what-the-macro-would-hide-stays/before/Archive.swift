import Combine
import Foundation

final class Archive: ObservableObject {
    @Published var isReadable = false

    func check(_ path: String) {
        if access(path, R_OK) == 0 { isReadable = true }
    }
}

class Shelf: ObservableObject {
    @Published var count = 0
}

final class TopShelf: Shelf {
    func fill() { withMutation { count += 1 } }
}

extension Drawer {
    var isThere: Bool { ["/"].contains { (path: String) in access(path, F_OK) == 0 } }
}

final class Drawer: ObservableObject {
    @Published var count = 0
}

func withMutation(_ body: () -> Void) { body() }
