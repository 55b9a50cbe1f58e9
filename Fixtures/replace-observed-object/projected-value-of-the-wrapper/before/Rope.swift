import Combine

final class Rope: ObservableObject {
    @Published var isTight = false
}
