import Combine

final class Flute: ObservableObject {
    @Published var holes = 6
}
