import Combine

final class Notebook: ObservableObject {
    @Published var pages = 1

    static func empty() -> Notebook { Notebook() }
}
