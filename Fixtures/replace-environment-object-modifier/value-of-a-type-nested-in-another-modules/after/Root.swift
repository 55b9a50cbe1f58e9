import SwiftUI
import Vendor

@Observable
final class Mail {
    var unread = 0
}

struct Root: View {
    @State private var mail = Mail()

    var body: some View {
        Text("\(mail.unread)")
            .environmentObject(Shared.Vendors.model)
            .environmentObject(Shared.Model())
    }
}
