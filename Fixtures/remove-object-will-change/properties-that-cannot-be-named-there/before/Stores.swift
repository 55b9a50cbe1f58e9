import SwiftUI

final class OfOneSystem: ObservableObject {
    private let defaults = UserDefaults.standard
    var count: Int { defaults.integer(forKey: "count") }
    #if os(macOS)
    var windows: Int { defaults.integer(forKey: "windows") }
    #endif

    func add() {
        defaults.set(1, forKey: "windows")
        objectWillChange.send()
    }
}

final class OfNewerSystems: ObservableObject {
    private let defaults = UserDefaults.standard
    var count: Int { defaults.integer(forKey: "count") }
    @available(iOS 18, macOS 15, *)
    var widgets: Int { defaults.integer(forKey: "widgets") }

    func add() {
        defaults.set(1, forKey: "widgets")
        objectWillChange.send()
    }
}

final class InAnotherFile: ObservableObject {
    let defaults = UserDefaults.standard
    var count: Int { defaults.integer(forKey: "count") }

    func add() {
        defaults.set(1, forKey: "hidden")
        objectWillChange.send()
    }
}

final class Generic<Value>: ObservableObject {
    var count: Int { UserDefaults.standard.integer(forKey: "count") }

    func add() {
        UserDefaults.standard.set(1, forKey: "sum")
        objectWillChange.send()
    }
}

extension Generic where Value == Int {
    var sum: Int { UserDefaults.standard.integer(forKey: "sum") }
}

// This one has a property of each name in all builds.
final class OfAllSystems: ObservableObject {
    private let defaults = UserDefaults.standard
    #if os(macOS)
    var windows: Int { defaults.integer(forKey: "windows") }
    #else
    var windows: Int { 1 }
    #endif
    @available(*, deprecated, message: "use 'windows'")
    var scenes: Int { defaults.integer(forKey: "windows") }

    func add() {
        defaults.set(1, forKey: "windows")
        objectWillChange.send()
    }
}

struct StoreView: View {
    @ObservedObject var one: OfOneSystem
    @ObservedObject var newer: OfNewerSystems
    @ObservedObject var other: InAnotherFile
    @ObservedObject var generic: Generic<Int>
    @ObservedObject var all: OfAllSystems

    var body: some View {
        Text("\(one.count) \(newer.count) \(other.count) \(other.shown) \(generic.count) \(generic.sum)")
        Text("\(all.windows) \(all.scenes)")
        #if os(macOS)
        Text("\(one.windows)")
        #endif
        if #available(iOS 18, macOS 15, *) { Text("\(newer.widgets)") }
    }
}
