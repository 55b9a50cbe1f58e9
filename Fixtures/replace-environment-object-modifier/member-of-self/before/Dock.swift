import Combine

final class Dock: ObservableObject {
    @Published var icons = 9
}
