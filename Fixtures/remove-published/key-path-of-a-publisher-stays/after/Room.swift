import Combine

final class Room: ObservableObject {
    @Published var name = ""
}

func names(of rooms: [Room]) -> [AnyPublisher<String, Never>] {
    rooms.map(\.$name).map { $0.eraseToAnyPublisher() }
}
