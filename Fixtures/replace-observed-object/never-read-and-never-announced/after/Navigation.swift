import SwiftUI

/// Tells nobody anything.
@Observable
final class Navigation {
    var dismiss: (() -> Void)?
    @ObservationIgnored private(set) lazy var history: [String] = []
}

/// Keeps something alive.
class Watch: ObservableObject {
    static let shared = Watch()
    @MainActor private var ticks = 0

    deinit { print("stopped") }
}

final class LoudWatch: Watch {
    @Published var isRunning = false
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
final class Signal: ObservableObject {
    var isGreen = false
}

func toggle(_ signal: Signal) {
    signal.isGreen.toggle()
    signal.objectWillChange.send()
}

protocol Route: ObservableObject {
    var stops: Int { get }
}

final class QuietRoute: Route {
    let stops = 1
}

final class BusyRoute: Route {
    @Published var stops = 2
}
