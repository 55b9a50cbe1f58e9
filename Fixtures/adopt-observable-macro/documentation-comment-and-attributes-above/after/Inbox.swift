import Observation

/// The messages that were not read yet.
///
/// - Note: Lives as long as the account.
@Observable
@MainActor
@available(iOS 17, macOS 14, *)
final class Inbox {
    var unread = 0
}
