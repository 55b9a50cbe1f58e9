import Combine
import Foundation
import MailKitchen

final class Inbox: RemoteModel {
    @Published var unread = 0
}

class Folder: RemoteModel {}

final class Archive: Folder, Identifiable {
    @Published var size = 0
}

// Publishers only: what they inherit from is known.
final class Counter: NSObject, Identifiable {
    @Published var count = 0
}

final class Meter {
    @Published var value = 0
}

final class Sender: RemoteModel {
    var isSending = false
}
