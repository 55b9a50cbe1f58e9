import SwiftUI

extension Drawer {
    var isThere: Bool { ["/"].contains { (path: String) in Foundation.access(path, F_OK) == 0 } }
}

@Observable
final class Drawer {
    var count = 0
}
