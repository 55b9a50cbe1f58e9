import Foundation
import Observation

@Observable
final class Archive {
    var isReadable = false

    func check(_ path: String) {
        if Foundation.access(path, R_OK | X_OK) == 0 { isReadable = true }
    }

    static func exists(_ path: String) -> Bool { Foundation.access(path, F_OK) == 0 }

    struct Entry {
        let path: String

        var isThere: Bool { Foundation.access(path, F_OK) == 0 }
    }
}

@Observable
class Shelf {
    var count = 0
}

final class TopShelf: Shelf {
    func fill(_ paths: [String]) { count = paths.filter { Foundation.access($0, W_OK) == 0 }.count }
}

func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
