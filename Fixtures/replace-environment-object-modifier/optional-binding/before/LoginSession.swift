import Combine

final class LoginSession: ObservableObject {
    @Published var user = "eve"
}
