import Combine

@MainActor
final class Avatars: ObservableObject {
    @Published var names: [String] = []
    private var loaded: [String: String] = [:]

    func avatar(for name: String) -> String {
        if let avatar = loaded[name] { return avatar }
        Task {
            loaded[name] = "avatar of " + name
        }
        return "placeholder"
    }
}
