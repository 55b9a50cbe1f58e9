import Combine

final class Harbour: ObservableObject {
    @Published var isClosed = false
}
