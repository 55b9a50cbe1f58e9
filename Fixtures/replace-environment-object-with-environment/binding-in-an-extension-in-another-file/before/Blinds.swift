import Combine

final class Blinds: ObservableObject {
    @Published var areDown = false
}
