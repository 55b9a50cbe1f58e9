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
}

@Observable
final class PhaseModel {
    var phase = Phase.idle
}

@Observable
final class LevelModel {
    var level = Level.low(0)
}

@Observable
final class BoxModel {
    var box = Box<Int>(value: 0)
}
