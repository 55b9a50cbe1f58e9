import Combine
import Foundation

class Feed: ObservableObject {
    var entries: [String] = []
}

final class News: Feed {
    private(set) var topic = ""

    func load() {
        entries = ["a"]
        DispatchQueue.main.async { self.objectWillChange.send() }
    }
}
