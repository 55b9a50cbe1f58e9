import Combine

/// The messages that were not read yet.
///
/// - Note: Lives as long as the account.
@MainActor
@available(iOS 17, macOS 14, *)
final class Inbox: ObservableObject {
    @Published var unread = 0
}
