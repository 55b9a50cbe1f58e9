import Combine

final class Harvest: ObservableObject {
    @Published var apples = 0
}
