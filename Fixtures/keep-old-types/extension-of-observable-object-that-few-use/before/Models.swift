import Combine
import Foundation

final class Lamp: ObservableObject {
    @Published var isOn = false
    var log: [String] = []

    func report() { relay(into: &log) }
}

final class Door: ObservableObject {
    @Published var isOpen = false
}

final class Window: ObservableObject {
    @Published var isOpen = false

    func describe() -> String {
        if let note { return note }
        return "none"
    }
}

final class Roof: ObservableObject, Identifiable {
    @Published var isSolid = true
    let id = UUID()
}

final class Attic: ObservableObject, CustomReflectable {
    @Published var isDusty = true
    var customMirror: Mirror { Mirror(reflecting: isDusty) }
}

final class Cellar: NSObject, ObservableObject {
    @Published var depth = 3
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
