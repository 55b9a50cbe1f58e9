import Combine

final class Harp: ObservableObject {
    @Published var strings = 47
}