import Combine
import Foundation
import Observation

final class Lamp: ObservableObject {
    @Published var isOn = false
    var log: [String] = []

    func report() { relay(into: &log) }
}

@Observable
final class Door {
    var isOpen = false
}

final class Window: ObservableObject {
    @Published var isOpen = false

    func describe() -> String {
        if let note { return note }
        return "none"
    }
}

@Observable
final class Roof: Identifiable {
    var isSolid = true
    let id = UUID()
}

final class Attic: ObservableObject, CustomReflectable {
    @Published var isDusty = true
    var customMirror: Mirror { Mirror(reflecting: isDusty) }
}

@Observable
final class Cellar: NSObject {
    var depth = 3
}

final class Garage: ObservableObject {
    @Published var isOpen = false
}

struct Fence {
    let typeName = "fence"

    func show(_ garage: Garage) -> [String] {
        [typeName, Garage.spare()]
    }
}

func names(of doors: [Door]) -> [Bool] { doors.map(\.isOpen) }
