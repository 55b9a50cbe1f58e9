import Combine

final class Lighthouse: ObservableObject {  // one per island
    @Published var isLit = false
}
