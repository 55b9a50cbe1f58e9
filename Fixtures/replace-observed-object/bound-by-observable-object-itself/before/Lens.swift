import Combine

final class Lens: ObservableObject {
    @Published var focus = 50
}
