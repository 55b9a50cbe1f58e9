import Combine

final class EggTimer: ObservableObject {
    @Published var minutes: Int

    init(minutes: Int) {
        _minutes = Published<Int>(initialValue: minutes)
    }
}
