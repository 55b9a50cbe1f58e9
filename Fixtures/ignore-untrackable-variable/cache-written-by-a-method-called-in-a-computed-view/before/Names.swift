import Combine

final class Names: ObservableObject {
    @Published var all: [String] = []
    private var hits = 0

    func title() -> String {
        hits += 1
        return all.first ?? ""
    }
}
