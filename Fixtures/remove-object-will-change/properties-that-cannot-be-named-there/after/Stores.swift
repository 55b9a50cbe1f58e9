import SwiftUI

@Observable
final class OfOneSystem {
    private let defaults = UserDefaults.standard
    var count: Int {
        access(keyPath: \.count)
        return defaults.integer(forKey: "count")
    }
    #if os(macOS)
    var windows: Int {
        access(keyPath: \.defaults)
        return defaults.integer(forKey: "windows")
    }
    #endif

    func add() {
        defaults.set(1, forKey: "windows")
        withMutation(keyPath: \.count) {}
        withMutation(keyPath: \.defaults) {}
    }
}

@Observable
final class OfNewerSystems {
    private let defaults = UserDefaults.standard
    var count: Int {
        access(keyPath: \.count)
        return defaults.integer(forKey: "count")
    }
    @available(iOS 18, macOS 15, *)
    var widgets: Int {
        access(keyPath: \.defaults)
        return defaults.integer(forKey: "widgets")
    }

    func add() {
        defaults.set(1, forKey: "widgets")
        withMutation(keyPath: \.count) {}
        withMutation(keyPath: \.defaults) {}
    }
}

@Observable
final class InAnotherFile {
    let defaults = UserDefaults.standard
    var count: Int {
        access(keyPath: \.count)
        return defaults.integer(forKey: "count")
    }

    func add() {
        defaults.set(1, forKey: "hidden")
        withMutation(keyPath: \.count) {}
        withMutation(keyPath: \.shown) {}
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
    var one: OfOneSystem
    var newer: OfNewerSystems
    var other: InAnotherFile
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
