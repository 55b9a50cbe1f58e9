import Observation

@Observable
final class Notebook {
    var pages = 1

    static func empty() -> Notebook { Notebook() }
}
