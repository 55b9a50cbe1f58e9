import SwiftUI

struct Row: Identifiable {
    let id: Int
    var place = 0

    mutating func mark(_ text: String, _ done: () -> Void) {
        place += text.count
        done()
    }

    mutating func place(in shelf: ByHandingItselfOn) { place = shelf.rows.count }
}

extension Array {
    mutating func modifyEach(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}

final class AnnouncedByItsObserver: ObservableObject {
    var rows: [Row] = [] { willSet { objectWillChange.send() } }

    func prune() { rows.removeAll { isCopy($0) } }
    private func isCopy(_ row: Row) -> Bool { rows.filter { $0.place == row.place }.count > 1 }
}

final class ByClosureOfFunction: ObservableObject {
    @Published var rows: [Row] = []

    func number(_ id: Int) { update(id) { $0.place = self.rows.count } }
    private func update(_ id: Int, _ change: (inout Row) -> Void) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        change(&rows[index])
    }
}

final class ByMethodOfExtension: ObservableObject {
    @Published var rows: [Row] = []

    func number() { rows.modifyEach { $0.place = self.rows.count } }
}

final class ThroughGetter: ObservableObject {
    @Published var rows: [Row] = []
    var total: Int { rows.count }

    func mark() { rows[0].mark("new") { log() } }
    private func log() { print(total) }
}

final class ByHandingItselfOn: ObservableObject {
    @Published var rows: [Row] = []

    func place() { rows[0].place(in: self) }
}

final class ByHandingItselfToFunction: ObservableObject {
    @Published var rows: [Row] = []

    func renumber() { number(&rows, in: self) }
}

func number(_ rows: inout [Row], in shelf: ByHandingItselfToFunction) { rows[0].place = shelf.rows.count }
