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
}

final class PhaseModel: ObservableObject {
    @Published var phase = Phase.idle
}

final class LevelModel: ObservableObject {
    @Published var level = Level.low(0)
}

final class BoxModel: ObservableObject {
    @Published var box = Box<Int>(value: 0)
}
