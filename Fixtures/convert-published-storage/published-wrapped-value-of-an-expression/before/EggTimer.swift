import Combine

final class EggTimer: ObservableObject {
    @Published private(set) var minutes: Int
    @Published var label: String?

    init(seconds: Int, label: String) {
        self._minutes = Published(wrappedValue: seconds / 60)
        self._label = .init(initialValue: label.isEmpty ? nil : label)
    }
}
