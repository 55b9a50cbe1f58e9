import Combine
import Foundation

final class Archive: ObservableObject {
    @Published var count = 0

    func open(_ path: String) -> Bool { access(to: path) }

    private func access(to path: String) -> Bool { !path.isEmpty }
}

final class Shelf: ObservableObject {
    @Published var count = 0

    func open(_ path: String, access: (String) -> Bool) -> Bool {
        let withMutation = { self.count += 1 }
        withMutation()
        return access(path)
    }

    func close(_ other: Door) { other.access("x") }
}

struct Door {
    func access(_ path: String) {}
    func isThere(_ path: String) -> Bool { path.isEmpty }
}

func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
