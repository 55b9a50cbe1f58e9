import SwiftUI

/// Announces every assignment.
@Observable
final class QuietModel {
    var status = Status.none
    var history: [Status] = []
    var item = Loaded<Item>()
    var box = Box<Status>(value: .none)
    var boxes: [Box<Loaded<Item>>] = []
    var row = Row()
    var pair = (Item(id: 0, name: ""), 0)
    var make: () -> Item = { Item(id: 0, name: "") }

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

@Observable
final class PhaseModel {
    var phase = Phase.idle { didSet { withMutation(keyPath: \.phase) {} } }

    func set(_ phase: Phase) { self.phase = phase }
}

@Observable
final class LevelModel {
    var level = Level.low(0) { didSet { withMutation(keyPath: \.level) {} } }

    func set(_ level: Level) { self.level = level }
}

@Observable
final class BoxModel {
    var box = Box<Int>(value: 0) { didSet { withMutation(keyPath: \.box) {} } }

    var value: Int { box.value }

    func set(_ value: Int) { box = Box(value: value) }
}
