import Combine
import Foundation

final class Archive: ObservableObject {
    @Published var isReadable = false

    func check(_ path: String) {
        if access(path, mode()) == 0 { isReadable = true }
    }

    private func mode() -> Int32 { R_OK }
}

class Shelf: ObservableObject {
    @Published var count = 0
}

final class TopShelf: Shelf {
    func fill() { withMutation { count += 1 } }
}

func withMutation(_ body: () -> Void) { body() }
