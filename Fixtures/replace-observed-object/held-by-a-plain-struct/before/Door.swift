import Combine

final class Door: ObservableObject {
    @Published var isOpen = false
}
