import SwiftUI

@MainActor
final class Oven: ObservableObject {
    @Published var degrees = 20
}

struct OvenKey: EnvironmentKey {
    static let defaultValue = Oven()
}

@MainActor
final class Till: ObservableObject {
    @Published var coins = 0
}

let till = Till()

@MainActor
protocol Supply: AnyObject {}

final class Flour: ObservableObject, Supply {
    @Published var sacks = 3
}

final class Pantry {
    let flour: Flour = .init()
}

@MainActor
final class Window: ObservableObject {
    @Published var isOpen = false
}

struct WindowView: View {
    @StateObject private var window = Window()

    nonisolated init() {}

    var body: some View { Text("\(window.isOpen)") }
}

@MainActor
final class Radio: ObservableObject {
    @Published var volume = 3
}

actor Cellar {
    lazy var radio = Radio()
}

@MainActor
final class Sign: ObservableObject {
    @Published var text = ""
}

extension EnvironmentValues {
    @Entry var sign = Sign()
}

@MainActor
final class Menu: ObservableObject {
    @Published var dishes: [String] = []
}

final class Printer {
    let menu: Menu

    init(menu: Menu = Menu()) { self.menu = menu }
}

@MainActor
final class Order: ObservableObject {
    @Published var loaves = 1
}

func place(_ order: Order = .init()) {}
