import Combine
import SwiftUI
import Rooms

class Container<T: Rooms.Room>: Rooms.Space {
    @Published private(set) var rooms: [String: T] = [:]
    var subscriptions: [String: AnyCancellable] = [:]

    func add(_ name: String) async {
        guard let room = try? await self.session.room(named: name, as: T.self, onLeave: { self.leave() })
        else { return }
        subscriptions[name] = room.objectWillChange.sink { _ in self.objectWillChange.send() }
    }

    func leave() {}
}

final class Settings: ObservableObject {
    @Published var isDark = false
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View { Text(settings.isDark ? "dark" : "light") }
}
