import SwiftUI

struct User {
    var name = ""
    var visits = 0

    mutating func rename(_ name: String) { self.name = name }
}

final class Device {
    var level = 0
}

@Observable
final class Session {
    var user: User?
    var device: Device?
    var defaults: UserDefaults?
    var groups: [String: [Int]] = [:]
    var title = "A"

    func visit() {
        user?.visits += 1
        user?.name = title
        user?.rename(title)
        user = User(name: user?.name ?? "", visits: (user?.visits ?? 0) + 1)
        device?.level = (device?.level ?? 0) + 1
        defaults?.set(defaults?.integer(forKey: "a"), forKey: "b")
        groups["a"]![0] += groups.count
        groups["a"]?.removeAll { [count = groups.count] in $0 > count }
        let count = groups.count
        groups["a"]?.append(count)
    }
}

struct SessionView: View {
    var session: Session

    var body: some View { Text("\(session.title) \(session.user?.name ?? "") \(session.groups.count)") }
}
