import Combine

final class Server: ObservableObject {
    @Published var environment = Environment.staging
}
