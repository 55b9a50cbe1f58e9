import Combine

final class Track: ObservableObject {
    @Published var volume = 0.8
}
