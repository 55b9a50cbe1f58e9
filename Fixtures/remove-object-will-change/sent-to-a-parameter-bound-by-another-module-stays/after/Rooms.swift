import Combine
import Hotel
import Observation

@Observable
final class Lobby {
    var guests = 0
}

class Suite: ObservableObject, Hotel.Room {
    @Published var beds = 2
}

class LargeSuite: Suite {
    @Published var baths = 1
}

final class RoyalSuite: LargeSuite {
    @Published var servants = 3
}

class RoomList<Item: Hotel.Room>: Hotel.Floor {
    var subscriptions: Set<AnyCancellable> = []

    func add(_ item: Item) {
        item.objectWillChange.sink { _ in self.objectWillChange.send() }.store(in: &subscriptions)
    }
}
