import SwiftUI

infix operator <~

extension Array {
    static func <~ (list: inout [Element], next: () -> Element) { list.append(next()) }
}

final class ByView: ObservableObject {
    @Published var items: [Int] = []
}

struct ByViewList: View {
    @ObservedObject var list: ByView

    var body: some View {
        Button("Clean") { list.items.removeAll(where: isOld) }
    }

    private func isOld(_ item: Int) -> Bool { list.items.first == item }
}

final class ByService: ObservableObject {
    @Published var items: [Int] = []
}

struct ByServiceList: View {
    @ObservedObject var list: ByService

    var body: some View {
        Button("\(list.items.count)") { Cleaner(list: list).clean() }
    }
}

final class ThroughSharedInstance: ObservableObject {
    @Published var items: [Int] = []
    static let shared = ThroughSharedInstance()

    func clean() { items.removeAll(where: isOld) }
    func isOld(_ item: Int) -> Bool { ThroughSharedInstance.shared.items.first == item }
}

final class ByStaticFunction: ObservableObject {
    @Published var items: [Int] = []
    static let shared = ByStaticFunction()

    func clean() { items.removeAll(where: Rules.isOld) }
}

enum Rules {
    static func isOld(_ item: Int) -> Bool { ByStaticFunction.shared.items.first == item }
}

struct Row: Comparable {
    var number = 0
    unowned let table: ThroughElement

    var isOld: Bool { table.rows.count > number }
    var rank: Int { Ranks.shared.order.firstIndex(of: number) ?? 0 }

    static func < (first: Row, second: Row) -> Bool { first.number < second.number }
    static func == (first: Row, second: Row) -> Bool { first.number == second.number }
}

final class ThroughElement: ObservableObject {
    @Published var rows: [Row] = []

    func clean() { rows.removeAll { $0.isOld } }
}

final class Ranks: ObservableObject {
    @Published var order: [Int] = []
    @Published var rows: [Row] = []
    static let shared = Ranks()

    /// What is read is not what is changed.
    func sort() { rows.sort { $0.rank < $1.rank } }
}

final class ByOperator: ObservableObject {
    @Published var items: [Int] = []

    func grow() { items <~ { self.items.count } }
}

final class BehindMark: ObservableObject {
    @Published var title: String?
}

struct BehindMarkView: View {
    @ObservedObject var page: BehindMark

    var body: some View {
        Button("Next") { page.title? += suffix }
    }

    private var suffix: String { page.title ?? "" }
}

final class ByParameter: ObservableObject {
    @Published var items: [Int] = []
}
