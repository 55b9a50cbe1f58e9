import Combine

final class Garden: ObservableObject {
    @Published var plants = 0
}
