import Combine

final class Harbour: ObservableObject {
    @Published var ships = 0
}
