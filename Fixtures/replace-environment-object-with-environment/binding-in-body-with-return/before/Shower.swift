import Combine

final class Shower: ObservableObject {
    @Published var isHot = true
}
