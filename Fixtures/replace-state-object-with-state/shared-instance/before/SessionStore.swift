import Combine

final class SessionStore: ObservableObject {
    static let shared = SessionStore()

    @Published var user: String?
}
