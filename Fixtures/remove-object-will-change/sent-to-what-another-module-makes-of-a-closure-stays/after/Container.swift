import Combine
import SwiftUI
import Rooms

class Container<T: Rooms.Room>: Rooms.Space {
    func add(_ name: String) async {
        let room = await self.session.room(as: T.self) { (settings: Settings) in settings }
        room.objectWillChange.send()
    }
}

final class Settings: ObservableObject {
    @Published var isDark = false
}
