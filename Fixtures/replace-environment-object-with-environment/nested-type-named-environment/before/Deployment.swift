import Combine

final class Deployment: ObservableObject {
    @Published var version = "1.0"
}
