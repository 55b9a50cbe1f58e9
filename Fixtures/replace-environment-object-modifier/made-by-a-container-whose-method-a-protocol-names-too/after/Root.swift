import SwiftUI
import VendorContainer

/// A method of the same name, which no container of the other module has.
protocol Lazy {
    func resolve(_ container: VendorContainer)
}

@Observable
final class Mail {
    var unread = 0
}

@Observable
final class Feed {
    var count = 0
}

struct MailView: View {
    @Environment(Mail.self) private var mail

    var body: some View { Text("\(mail.unread)") }
}

struct FeedView: View {
    var feed: Feed

    var body: some View { Text("\(feed.count)") }
}

struct Root: View {
    let container: VendorContainer
    private let kept = VendorContainer.resolve(Mail.self)

    var body: some View {
        MailView().environment(container.resolver.resolve(Mail.self)!)
        MailView().environment(container.resolve(Mail.self)!)
        MailView().environment(kept)
    }
}
