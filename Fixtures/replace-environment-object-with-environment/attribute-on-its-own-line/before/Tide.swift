import Combine

final class Tide: ObservableObject {
    @Published var height = 2
}
