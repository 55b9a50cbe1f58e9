import SwiftUI

/// Tells nobody anything.
@Observable
final class Navigation {
    var dismiss: (() -> Void)?
    @ObservationIgnored private(set) lazy var history: [String] = []
}

/// Keeps something alive.
@Observable
class Watch {
    static let shared = Watch()
    @MainActor private var ticks = 0

    deinit { print("stopped") }
}

@Observable
final class LoudWatch: Watch {
    var isRunning = false
}

@Observable
class Station {
    var name = ""
}

@Observable
final class QuietStation: Station {
    var platform = 0
}

/// Announced by hand, in another type.
@Observable
final class Signal {
    var isGreen = false
}

func toggle(_ signal: Signal) {
    signal.isGreen.toggle()
}

protocol Route: AnyObject, Observable {
    var stops: Int { get }
}

@Observable
final class QuietRoute: Route {
    let stops = 1
}

@Observable
final class BusyRoute: Route {
    var stops = 2
}
