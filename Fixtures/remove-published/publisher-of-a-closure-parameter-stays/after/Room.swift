import Combine

final class Room: ObservableObject {
    @Published var name = ""
}

func names(of rooms: [Room]) -> [AnyPublisher<String, Never>] {
    rooms.map { $0.$name.eraseToAnyPublisher() }
}
