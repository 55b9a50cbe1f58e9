import SwiftUI

infix operator <~

extension Array {
    static func <~ (list: inout [Element], next: () -> Element) { list.append(next()) }
}

@Observable
final class ByView {
    var items: [Int] = []
}

struct ByViewList: View {
    var list: ByView

    var body: some View {
        Button("Clean") {
            var items = list.items
            items.removeAll(where: isOld)
            list.items = items
        }
    }

    private func isOld(_ item: Int) -> Bool { list.items.first == item }
}

@Observable
final class ByService {
    var items: [Int] = []
}

struct ByServiceList: View {
    var list: ByService

    var body: some View {
        Button("\(list.items.count)") { Cleaner(list: list).clean() }
    }
}

@Observable
final class ThroughSharedInstance {
    var items: [Int] = []
    static let shared = ThroughSharedInstance()

    func clean() {
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
    func isOld(_ item: Int) -> Bool { ThroughSharedInstance.shared.items.first == item }
}

@Observable
final class ByStaticFunction {
    var items: [Int] = []
    static let shared = ByStaticFunction()

    func clean() {
        var newItems = items
        newItems.removeAll(where: Rules.isOld)
        items = newItems
    }
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

@Observable
final class Ranks {
    var order: [Int] = []
    var rows: [Row] = []
    static let shared = Ranks()

    /// What is read is not what is changed.
    func sort() { rows.sort { $0.rank < $1.rank } }
}

final class ByOperator: ObservableObject {
    @Published var items: [Int] = []

    func grow() { items <~ { self.items.count } }
}

@Observable
final class BehindMark {
    var title: String?
}

struct BehindMarkView: View {
    var page: BehindMark

    var body: some View {
        Button("Next") {
            if var title = page.title {
                title += suffix
                page.title = title
            }
        }
    }

    private var suffix: String { page.title ?? "" }
}

@Observable
final class ByParameter {
    var items: [Int] = []
}
