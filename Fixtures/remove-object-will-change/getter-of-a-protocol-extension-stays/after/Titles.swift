import SwiftUI

protocol Titled {
    var key: String { get }
}

extension Titled {
    var title: String { UserDefaults.standard.string(forKey: key) ?? "" }
}

final class Titles: ObservableObject, Titled {
    let key = "title"
    var count: Int { UserDefaults.standard.integer(forKey: "count") }

    func rename() {
        UserDefaults.standard.set("1", forKey: key)
        objectWillChange.send()
    }
}

struct TitleView: View {
    @ObservedObject var titles: Titles

    var body: some View { Text(titles.title) }
}

// Here the extension reads what is announced.

protocol Counted {
    var count: Int { get }
}

extension Counted {
    var summary: String { "\(count) in all" }
    var capital: String { "A" }
}

@Observable
final class Counts: Counted {
    var count: Int {
        access(keyPath: \.count)
        return UserDefaults.standard.integer(forKey: "count")
    }

    func add() {
        UserDefaults.standard.set(1, forKey: "count")
        withMutation(keyPath: \.count) {}
    }
}

struct CountView: View {
    var counts: Counts

    var body: some View { Text(counts.summary + counts.capital) }
}
