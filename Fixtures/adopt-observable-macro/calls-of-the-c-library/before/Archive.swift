import Combine
import Foundation

final class Archive: ObservableObject {
    @Published var isReadable = false

    func check(_ path: String) {
        if access(path, R_OK | X_OK) == 0 { isReadable = true }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    struct Entry {
        let path: String

        var isThere: Bool { access(path, F_OK) == 0 }
    }
}

class Shelf: ObservableObject {
    @Published var count = 0
}

final class TopShelf: Shelf {
    func fill(_ paths: [String]) { count = paths.filter { access($0, W_OK) == 0 }.count }
}

func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
