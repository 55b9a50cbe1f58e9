import SwiftUI

@MainActor
final class Oven: ObservableObject {
    @Published var degrees = 20

    nonisolated init() {}
}

struct OvenKey: EnvironmentKey {
    static let defaultValue = Oven()
}

final class Till: ObservableObject {
    @Published var coins = 0
}

final class Counter {
    let till = Till()
}

@MainActor
final class Flour: ObservableObject {
    static let shared = Flour()
    @Published var sacks = 3
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
    @StateObject private var flour = Flour()

    var body: some View { Text("\(flour.sacks)") }
}

struct Recipe {
    let flour: Flour

    @MainActor init() { flour = Flour() }
}

@MainActor
final class Door: ObservableObject {
    let width = 2
}

let door = Door()

struct Shelf {
    @MainActor func stock(_ flour: Flour = Flour()) {}
}

@MainActor func sell(_ flour: Flour = Flour()) {}
