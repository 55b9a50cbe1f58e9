import SwiftUI

@Observable
final class ByDefault {
    var counts: [String: Int] = [:]

    func add(_ word: String) {
        var newCounts = counts
        newCounts[word, default: counts.count] += 1
        counts = newCounts
    }
}

@Observable
final class ByMethod {
    var groups: [String: [Int]] = [:]
    var next: Int { groups.count }

    func add(_ word: String) {
        var newGroups = groups
        newGroups[word, default: [next]].append(1)
        groups = newGroups
    }
}

@Observable
final class ByInout {
    var counts: [String: Int] = [:]

    func add(_ word: String) {
        var newCounts = counts
        increase(&newCounts[word, default: first()])
        counts = newCounts
    }
    private func first() -> Int { counts.count }
    private func increase(_ count: inout Int) { count += 1 }
}

@Observable
final class ByView {
    var counts: [String: Int] = [:]
}

struct ByViewCounts: View {
    var tally: ByView

    var body: some View {
        Button("Add") {
            var counts = tally.counts
            counts["a", default: tally.counts.count] += 1
            tally.counts = counts
        }
    }
}

@Observable
final class ThroughOther {
    var counts: [String: Int] = [:]
}

struct ThroughOtherCounts: View {
    var tally: ThroughOther

    var body: some View {
        Button("Add") {
            let first = 1
            var counts = tally.counts
            counts["a", default: size + first] += 1
            tally.counts = counts
        }
    }

    private var size: Int { tally.counts.count }
}

@Observable
final class BehindMark {
    var words: [String]? = ["a"]

    func change() {
        if var newWords = words {
            newWords[(words?.count ?? 1) - 1] = "b"
            words = newWords
        }
    }
}

/// What else stands in the subscript, and behind the operator, is evaluated before.
@Observable
final class Moved {
    var counts: [String: Int] = [:]
    var groups: [String: [Int]] = [:]
    var rows: [Int] = [0]
    var base = 0

    func add(_ word: String) {
        counts[word, default: base] += 1
        counts["\(counts.count)", default: 0] += counts.count
        groups[word, default: []].append(groups.count)
        rows[rows.count - 1] += rows.count
        print(counts[word, default: counts.count])
    }
}

struct MovedView: View {
    @State private var tally = Moved()

    var body: some View {
        Text("\(tally.counts.count) \(tally.groups.count) \(tally.rows.count) \(tally.base)")
    }
}
