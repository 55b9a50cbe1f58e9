import Combine

final class Tunnel: ObservableObject {
    @Published var length = 800
}
