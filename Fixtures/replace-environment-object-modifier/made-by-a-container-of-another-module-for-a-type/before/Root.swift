import SwiftUI
import VendorContainer

final class Mail: ObservableObject {
    @Published var unread = 0
}

final class Feed: ObservableObject {
    @Published var count = 0
}

struct MailView: View {
    @EnvironmentObject private var mail: Mail

    var body: some View { Text("\(mail.unread)") }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View { Text("\(feed.count)") }
}

struct Root: View {
    let container: VendorContainer

    var body: some View {
        MailView()
            .environmentObject(Resolver.main.resolve(Mail.self, name: "mail"))
            .environmentObject(container.resolve(VendorModel.self))
    }
}
