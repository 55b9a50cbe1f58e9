import Combine

final class Score: ObservableObject {
    @Published var points = 0
}
