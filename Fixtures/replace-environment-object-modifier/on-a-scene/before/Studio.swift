import Combine

final class Studio: ObservableObject {
    @Published var tracks = 16
}
