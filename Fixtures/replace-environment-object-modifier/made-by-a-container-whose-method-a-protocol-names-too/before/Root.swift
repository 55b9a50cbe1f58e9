import SwiftUI
import VendorContainer

/// A method of the same name, which no container of the other module has.
protocol Lazy {
    func resolve(_ container: VendorContainer)
}

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
    @ObservedObject private var kept = VendorContainer.resolve(Mail.self)

    var body: some View {
        MailView().environmentObject(container.resolver.resolve(Mail.self)!)
        MailView().environmentObject(container.resolve(Mail.self)!)
        MailView().environmentObject(kept)
    }
}
