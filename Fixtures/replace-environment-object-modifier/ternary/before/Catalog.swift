import Combine

final class Catalog: ObservableObject {
    @Published var titles: [String] = []
}
