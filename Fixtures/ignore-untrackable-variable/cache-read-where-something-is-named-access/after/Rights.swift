import SwiftUI

enum Access: String { case read, write }

@Observable
final class Rights {
    var role = "admin"
    @ObservationIgnored private var known: [Access: Bool] = [:]
    @ObservationIgnored private var titles: [Access: String] = [:]
    @ObservationIgnored private var lengths: [Access: Int] = [:]
    @ObservationIgnored private var levels: [Access: Int] = [:]

    func isAllowed(_ access: Access) -> Bool {
        self.access(keyPath: \.role)
        if let allowed = known[access] { return allowed }
        let allowed = role == "admin" || access == .read
        known[access] = allowed
        return allowed
    }

    func title(of right: Access) -> String {
        self.access(keyPath: \.role)
        func access() -> String { role + right.rawValue }
        if let title = titles[right] { return title }
        titles[right] = access()
        return titles[right] ?? ""
    }

    func length(of right: Access) -> Int {
        self.access(keyPath: \.role)
        if let length = lengths[right] { return length }
        let access = role.count
        lengths[right] = access
        return access
    }

    /// Nothing here has the name.
    func level(of right: Access) -> Int {
        access(keyPath: \.role)
        if let level = levels[right] { return level }
        levels[right] = role == "admin" ? 2 : 1
        return levels[right] ?? 0
    }
}

struct RightsView: View {
    var rights: Rights

    var body: some View {
        Text(rights.isAllowed(.write) ? "yes" : "no")
        Text(rights.title(of: .read))
        Text("\(rights.length(of: .read)) \(rights.level(of: .read))")
    }
}
