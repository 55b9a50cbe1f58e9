import Combine

final class Dial: ObservableObject {
    @Published var angle = 0
    lazy var announce: () -> Void = { self.objectWillChange.send() }
    lazy var send = objectWillChange.send
}
