import Combine

final class EggTimer: ObservableObject {
    @Published var minutes = 5
}
