import SwiftUI

@Observable
@MainActor
final class Oven {
    var degrees = 20

    nonisolated init() {}
}

struct OvenKey: EnvironmentKey {
    static let defaultValue = Oven()
}

@Observable
final class Till {
    var coins = 0
}

final class Counter {
    let till = Till()
}

@Observable
@MainActor
final class Flour {
    static let shared = Flour()
    var sacks = 3
}

@MainActor
final class Pantry {
    let flour = Flour()
}

@MainActor let spare = Flour()

enum Mill {
    @MainActor static let flour = Flour()
}

struct PantryView: View {
    @State private var flour = Flour()

    var body: some View { Text("\(flour.sacks)") }
}

struct Recipe {
    let flour: Flour

    @MainActor init() { flour = Flour() }
}

@Observable
@MainActor
final class Door {
    let width = 2
}

let door = Door()

struct Shelf {
    @MainActor func stock(_ flour: Flour = Flour()) {}
}

@MainActor func sell(_ flour: Flour = Flour()) {}
