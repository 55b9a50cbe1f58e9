import Combine

final class Bakery: ObservableObject {
    @Published var loaves = 12
}
