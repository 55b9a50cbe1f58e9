import Combine

final class Pool: ObservableObject {
    @Published var isHeated = false
    @Published var sign = ""
}
