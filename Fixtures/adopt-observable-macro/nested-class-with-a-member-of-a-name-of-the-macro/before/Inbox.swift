import Foundation
import SwiftUI

class Folder: ObservableObject {
    @Published var isOpen = false
}

final class Inbox: Folder {
    @Published var count = 0

    private final class Download {
        private let access = NSLock()
        private var isDone = false

        func finish() {
            access.lock()
            isDone = true
            access.unlock()
        }
    }

    func wait() {
        Download().finish()
        count += 1
    }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View { Text("\(inbox.count) \(inbox.isOpen ? "open" : "closed")") }
}
