import Combine

final class Preferences: ObservableObject {
    static let shared = Preferences()

    @Published var isLoud = false
}
