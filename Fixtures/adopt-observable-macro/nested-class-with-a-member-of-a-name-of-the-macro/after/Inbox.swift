import Foundation
import SwiftUI

@Observable
class Folder {
    var isOpen = false
}

@Observable
final class Inbox: Folder {
    var count = 0

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
    var inbox: Inbox

    var body: some View { Text("\(inbox.count) \(inbox.isOpen ? "open" : "closed")") }
}
