import Combine

final class Bus {
    let stops = PassthroughSubject<String, Never>()
}
