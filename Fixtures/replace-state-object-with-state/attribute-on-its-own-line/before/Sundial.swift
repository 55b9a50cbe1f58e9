import Combine

final class Sundial: ObservableObject {
    @Published var hour = 9
}
