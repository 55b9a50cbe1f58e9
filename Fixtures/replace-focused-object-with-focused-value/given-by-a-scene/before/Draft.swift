import Combine

final class Draft: ObservableObject {
    @Published var text = ""
}

final class Outbox: ObservableObject {
    @Published var count = 0
}
