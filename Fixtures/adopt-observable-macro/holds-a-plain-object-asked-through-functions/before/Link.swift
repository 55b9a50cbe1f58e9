import Foundation
import SwiftUI

final class Link {
    private(set) var isUp = false
    private let suffix = "m"
    private lazy var formatter = NumberFormatter()
    private var limit = 3
    private var asked = 0
    func toggle() { isUp.toggle() }
    func reachable() -> Bool { isUp }
    /// Through another function.
    func text() -> String { reachable() ? "up" : "down" }
    func preferred() -> Bool { UserDefaults.standard.bool(forKey: "preferred") }
    /// None of these gives anything else by and by.
    func length(_ value: Int) -> String { "\(value)" + suffix }
    func decimal(_ value: Int) -> String { formatter.string(from: NSNumber(value: value)) ?? "" }
    func isBelow(_ value: Int) -> Bool { value < limit }
    func count() -> Int {
        asked += 1
        return asked
    }
    func later() -> () -> Bool { { self.isUp } }
    func make() -> Link { isUp ? self : Link() }
}

/// A method that registers views cannot have the name.
func observeChanges() {}

final class Watch: ObservableObject {
    private struct Count { var value = 0 }
    @Published private var sent = Count()
    var number: String { "\(sent.value)" }
    private let shown = Link()
    private let described = Link()
    private let inProperty = Link()
    private let indirect = Link()
    let asked = Link()
    let preferring = Link()
    private let formatting = Link()
    private let acting = Link()
    private let making = Link()
    private let uncalled = Link()

    func isUp() -> Bool { shown.reachable() }
    func isUpAsProperty() -> Bool { described.isUp }
    var text: String { inProperty.text() }
    private func inner() -> Bool { indirect.reachable() }
    func outer() -> Bool { inner() }
    func formatted(_ value: Int) -> String { formatting.length(value) + formatting.decimal(value) + "\(formatting.count())" }
    func isBelow(_ value: Int) -> Bool { formatting.isBelow(value) }
    func later() -> () -> Bool { formatting.later() }
    func act() -> Bool { acting.reachable() }
    func make() -> Link { making.make() }
    func neverCalled() -> Bool { uncalled.reachable() }

    func send() {
        shown.toggle()
        sent.value += 1
    }
}

struct WatchView: View {
    @ObservedObject var watch: Watch

    var body: some View {
        Text(watch.isUp() ? "on" : "off")
        Text(watch.isUpAsProperty() ? watch.text : "off")
        if watch.outer() { Text("outer") }
        Text(watch.asked.text())
        Text(watch.preferring.preferred() ? "a" : "b")
        Text(watch.formatted(1))
        Text(watch.isBelow(1) ? watch.formatted(2) : "\(watch.make() === watch.asked)")
        Button("Act") { if watch.act() { watch.send() } }
    }
}

struct SentView: View {
    @ObservedObject var watch: Watch

    var body: some View { Text(watch.number) }
}
