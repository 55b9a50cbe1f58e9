import Combine

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var name = "light"
}
