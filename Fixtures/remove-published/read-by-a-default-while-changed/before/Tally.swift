import SwiftUI

final class ByDefault: ObservableObject {
    @Published var counts: [String: Int] = [:]

    func add(_ word: String) { counts[word, default: counts.count] += 1 }
}

final class ByMethod: ObservableObject {
    @Published var groups: [String: [Int]] = [:]
    var next: Int { groups.count }

    func add(_ word: String) { groups[word, default: [next]].append(1) }
}

final class ByInout: ObservableObject {
    @Published var counts: [String: Int] = [:]

    func add(_ word: String) { increase(&counts[word, default: first()]) }
    private func first() -> Int { counts.count }
    private func increase(_ count: inout Int) { count += 1 }
}

final class ByView: ObservableObject {
    @Published var counts: [String: Int] = [:]
}

struct ByViewCounts: View {
    @ObservedObject var tally: ByView

    var body: some View {
        Button("Add") { tally.counts["a", default: tally.counts.count] += 1 }
    }
}

final class ThroughOther: ObservableObject {
    @Published var counts: [String: Int] = [:]
}

struct ThroughOtherCounts: View {
    @ObservedObject var tally: ThroughOther

    var body: some View {
        Button("Add") {
            let first = 1
            tally.counts["a", default: size + first] += 1
        }
    }

    private var size: Int { tally.counts.count }
}

final class BehindMark: ObservableObject {
    @Published var words: [String]? = ["a"]

    func change() { words?[(words?.count ?? 1) - 1] = "b" }
}

/// What else stands in the subscript, and behind the operator, is evaluated before.
final class Moved: ObservableObject {
    @Published var counts: [String: Int] = [:]
    @Published var groups: [String: [Int]] = [:]
    @Published var rows: [Int] = [0]
    @Published var base = 0

    func add(_ word: String) {
        counts[word, default: base] += 1
        counts["\(counts.count)", default: 0] += counts.count
        groups[word, default: []].append(groups.count)
        rows[rows.count - 1] += rows.count
        print(counts[word, default: counts.count])
    }
}

struct MovedView: View {
    @StateObject private var tally = Moved()

    var body: some View {
        Text("\(tally.counts.count) \(tally.groups.count) \(tally.rows.count) \(tally.base)")
    }
}
