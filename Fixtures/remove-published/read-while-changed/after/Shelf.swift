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

@Observable
final class AnnouncedByItsObserver {
    var rows: [Row] = []

    func prune() {
        var newRows = rows
        newRows.removeAll { isCopy($0) }
        rows = newRows
    }
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

@Observable
final class ByMethodOfExtension {
    var rows: [Row] = []

    func number() {
        var newRows = rows
        newRows.modifyEach { $0.place = self.rows.count }
        rows = newRows
    }
}

@Observable
final class ThroughGetter {
    var rows: [Row] = []
    var total: Int { rows.count }

    func mark() {
        var newRows = rows
        newRows[0].mark("new") { log() }
        rows = newRows
    }
    private func log() { print(total) }
}

@Observable
final class ByHandingItselfOn {
    var rows: [Row] = []

    func place() {
        var newRows = rows
        newRows[0].place(in: self)
        rows = newRows
    }
}

@Observable
final class ByHandingItselfToFunction {
    var rows: [Row] = []

    func renumber() {
        var newRows = rows
        number(&newRows, in: self)
        rows = newRows
    }
}

func number(_ rows: inout [Row], in shelf: ByHandingItselfToFunction) { rows[0].place = shelf.rows.count }
