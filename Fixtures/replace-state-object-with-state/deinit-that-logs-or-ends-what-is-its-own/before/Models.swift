import Combine
import Foundation
import os

private let logger = Logger(subsystem: "port", category: "ships")

/// An own logging function whose message is only made where it is shown.
func trace(_ message: @autoclosure () -> String) {
    #if DEBUG
    print(message())
    #endif
}

enum Journal {
    static let logger = Logger(subsystem: "port", category: "journal")
    static func debug(_ text: String) { logger.debug(text) }
}

final class Ferry: ObservableObject {
    @Published var cars = 0

    deinit { logger.debug("ferry") }
}

final class Tug: ObservableObject {
    @Published var speed = 0

    deinit { trace("tug \(speed)") }
}

final class Barge: ObservableObject {
    @Published var load = 0

    deinit {
        Journal.debug("barge")
        os_log("barge")
    }
}

/// A function of C ends what it holds.
final class Archive: ObservableObject {
    @Published var pages = 0
    private let buffer = malloc(16)

    deinit { free(buffer) }
}

/// All that it ends is its own.
final class Pilot: ObservableObject {
    @Published var course = 0
    private let queue = OperationQueue()
    private var timer: Timer?
    private var task: Task<Void, Never>?

    deinit {
        timer?.invalidate()
        queue.cancelAllOperations()
        stop()
        Task { [timer] in timer?.invalidate() }
    }

    private func stop() {
        course = 0
        task?.cancel()
        task = nil
    }
}

final class Harbor {
    static let shared = Harbor()
    var ships = 0
}

/// This leaves a change of another object to a task.
final class Liner: ObservableObject {
    @Published var decks = 0

    deinit {
        Task { @MainActor in Harbor.shared.ships -= 1 }
    }
}

/// This writes into a journal that others read.
final class Yacht: ObservableObject {
    @Published var sails = 0

    deinit { Logbook.add("yacht") }
}

enum Logbook {
    static var lines: [String] = []
    static func add(_ line: String) { lines.append(line) }
}

/// The queue may be that of others.
final class Crane: ObservableObject {
    @Published var height = 0
    private let queue: OperationQueue

    init(queue: OperationQueue) { self.queue = queue }

    deinit { queue.cancelAllOperations() }
}
