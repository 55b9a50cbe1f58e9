import Combine
import Observation

@Observable
final class Room {
    var name = ""
}

final class Guest {
    @Published var name = ""

    func watch() -> AnyCancellable {
        $name.sink { print($0) }
    }
}

func watch(_ guest: Guest) -> AnyCancellable {
    guest.$name.sink { print($0) }
}
