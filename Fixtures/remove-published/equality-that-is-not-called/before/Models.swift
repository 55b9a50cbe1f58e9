import SwiftUI

/// Announces every assignment.
final class QuietModel: ObservableObject {
    @Published var status = Status.none
    @Published var history: [Status] = []
    @Published var item = Loaded<Item>()
    @Published var box = Box<Status>(value: .none)
    @Published var boxes: [Box<Loaded<Item>>] = []
    @Published var row = Row()
    @Published var pair = (Item(id: 0, name: ""), 0)
    @Published var make: () -> Item = { Item(id: 0, name: "") }

    func set(_ status: Status, _ item: Item) {
        self.status = status
        history = [status]
        self.item = Loaded(value: item)
        box = Box(value: status)
        boxes = [Box(value: Loaded(value: item))]
        row = Row(number: 1)
        pair = (item, 1)
        make = { item }
    }
}

final class PhaseModel: ObservableObject {
    @Published var phase = Phase.idle

    func set(_ phase: Phase) { self.phase = phase }
}

final class LevelModel: ObservableObject {
    @Published var level = Level.low(0)

    func set(_ level: Level) { self.level = level }
}

final class BoxModel: ObservableObject {
    @Published var box = Box<Int>(value: 0)

    var value: Int { box.value }

    func set(_ value: Int) { box = Box(value: value) }
}
