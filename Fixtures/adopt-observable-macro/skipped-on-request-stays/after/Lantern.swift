import Combine

final class Lantern: ObservableObject {
    @Published var isLit = false
}
