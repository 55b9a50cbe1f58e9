import Combine
import MailKitchen

final class Inbox: RemoteModel, ObservableObject {
    @Published var unread = 0

    override func reload() {
        super.reload()
        unread += 1
    }
}
