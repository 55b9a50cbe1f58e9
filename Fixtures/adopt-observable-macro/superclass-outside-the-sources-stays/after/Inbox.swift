import Combine
import MailKitchen

protocol Counting: ObservableObject {
    var unread: Int { get }
}

final class Inbox: RemoteModel, Counting {
    @Published var unread = 0

    override func reload() {
        super.reload()
        unread += 1
    }
}
