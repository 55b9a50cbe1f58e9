import SwiftUI
import Vendor

final class Mail: ObservableObject {
    @Published var unread = 0
}

struct Root: View {
    @StateObject private var mail = Mail()

    var body: some View {
        Text("\(mail.unread)")
            .environmentObject(Shared.Vendors.model)
            .environmentObject(Shared.Model())
    }
}
