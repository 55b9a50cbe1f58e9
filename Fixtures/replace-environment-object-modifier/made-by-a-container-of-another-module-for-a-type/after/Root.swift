import SwiftUI
import VendorContainer

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

    var body: some View {
        MailView()
            .environment(Resolver.main.resolve(Mail.self, name: "mail"))
            .environmentObject(container.resolve(VendorModel.self))
    }
}
