import Combine

final class Route: ObservableObject {
    @Published var stops = ["Harbour"]
    @Published var isCircular = false
}
