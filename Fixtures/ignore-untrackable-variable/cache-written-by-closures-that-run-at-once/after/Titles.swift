import Foundation
import SwiftUI

struct TitleList: View {
    var titles: Titles

    var body: some View {
        VStack {
            Text(titles.title(0))
            Text(titles.lengths.first.map(String.init) ?? "")
            Text(titles.joined)
            Text(titles.first())
            Text(titles.summary())
        }
    }
}

@Observable
final class Titles {
    var names: [String] = []
    private let lock = NSLock()
    @ObservationIgnored private var locked: [Int: String] = [:]
    @ObservationIgnored private var lengthsByName: [String: Int] = [:]
    @ObservationIgnored private var joinedNames: String?
    @ObservationIgnored private var firstName: String?
    @ObservationIgnored private var summaries = Summaries()

    func title(_ index: Int) -> String {
        access(keyPath: \.names)
        return lock.withLock {
            if let title = locked[index] { return title }
            let title = names[index].uppercased()
            locked[index] = title
            return title
        }
    }

    var lengths: [Int] {
        names.map { name in
            if let length = lengthsByName[name] { return length }
            lengthsByName[name] = name.count
            return name.count
        }
    }

    var joined: String {
        access(keyPath: \.names)
        return joinedNames
            ?? {
                let joined = names.joined()
                joinedNames = joined
                return joined
            }()
    }

    func first() -> String {
        access(keyPath: \.names)
        func remember(_ name: String) -> String {
            firstName = name
            return name
        }
        return firstName ?? remember(names.first ?? "")
    }

    func summary() -> String {
        summaries.summary(of: names)
    }
}

struct Summaries {
    private var made: [Int: String] = [:]

    mutating func summary(of names: [String]) -> String {
        if let summary = made[names.count] { return summary }
        let summary = names.sorted().joined(separator: ", ")
        made[names.count] = summary
        return summary
    }
}
