import Foundation
import Observation

@Observable
final class Note: Identifiable {
    let id = UUID()
    var title: String
    var text = ""
    var isPinned = false

    init(title: String) {
        self.title = title
    }
}
