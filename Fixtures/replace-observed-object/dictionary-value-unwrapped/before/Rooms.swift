import Combine

final class Room: ObservableObject {
    @Published var name = ""
}

final class Rooms {
    static var all: [Int: Room] = [:]
}
