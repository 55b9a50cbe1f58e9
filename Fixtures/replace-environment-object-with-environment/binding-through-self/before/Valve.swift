import Combine

final class Valve: ObservableObject {
    @Published var isOpen = false
}
