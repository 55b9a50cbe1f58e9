import SwiftUI

struct User {
    var name = ""
    var visits = 0

    mutating func rename(_ name: String) { self.name = name }
}

final class BehindMark: ObservableObject {
    @Published var user: User?

    func visit() { user?.visits = (user?.visits ?? 0) + 1 }
}

final class BehindMarkThroughGetter: ObservableObject {
    @Published var user: User?
    var greeting: String { "Hello " + (user?.name ?? "") }

    func greet() { user?.name += greeting }
}

final class BehindMarkByMethod: ObservableObject {
    @Published var user: User?
    var greeting: String { "Hello " + (user?.name ?? "") }

    func greet() { user?.rename(greeting) }
}

final class BehindMarkOfKey: ObservableObject {
    @Published var groups: [String: [Int]] = [:]

    func add(_ group: String) { groups[group]?.append(groups.count) }
}

final class BehindMarkByView: ObservableObject {
    @Published var user: User?
}

struct BehindMarkView: View {
    @ObservedObject var session: BehindMarkByView

    var body: some View {
        Button("Upper") { session.user?.name = session.user?.name.uppercased() ?? "" }
    }
}
