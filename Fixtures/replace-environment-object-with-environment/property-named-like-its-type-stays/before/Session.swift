import Combine

final class Session: ObservableObject {
    @Published var user = "guest"
}
