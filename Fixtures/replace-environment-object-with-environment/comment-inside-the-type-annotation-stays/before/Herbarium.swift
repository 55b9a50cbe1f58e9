import Combine

final class Herbarium: ObservableObject {
    @Published var leaves = 0
}
