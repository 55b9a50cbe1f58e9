import Combine

final class Garden: ObservableObject {
    @Published var isWatered = false
}
