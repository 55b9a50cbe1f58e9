import Combine

final class Shed: ObservableObject {
    @Published var tools = 0
}
