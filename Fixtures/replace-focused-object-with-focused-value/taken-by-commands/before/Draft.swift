import Combine

final class Draft: ObservableObject {
    @Published var text = ""
    @Published var isUrgent = false
}

final class Outbox: ObservableObject {
    @Published private(set) var isClosed = false
}
