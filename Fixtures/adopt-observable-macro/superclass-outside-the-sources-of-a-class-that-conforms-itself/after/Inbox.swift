import Combine
import MailKitchen
import Observation

@Observable
final class Inbox: RemoteModel {
    var unread = 0

    override func reload() {
        super.reload()
        unread += 1
    }
}
