import Combine

final class Letters: ObservableObject {
    @Published var text = "abc"
}
