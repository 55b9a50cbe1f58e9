import SwiftUI

@Observable
@MainActor
final class Loader {
    var result: String?
    private var task: Task<Void, Never>?
    @ObservationIgnored private var hidden: Task<Void, Never>?
    @ObservationIgnored private nonisolated(unsafe) var raw = 0
    @ObservationIgnored private nonisolated(unsafe) var unseen = 0
    @ObservationIgnored @Clamped private var _levelStorage = 2
    private var level: Int {
        get {
            access(keyPath: \.level)
            return _levelStorage
        }
        set { withMutation(keyPath: \.level) { _levelStorage = newValue } }
    }
    @ObservationIgnored private lazy var _cachedStorage: String? = "none"
    private var cached: String? {
        get {
            access(keyPath: \.cached)
            return _cachedStorage
        }
        set { withMutation(keyPath: \.cached) { _cachedStorage = newValue } }
    }
    @ObservationIgnored private lazy var kept = "kept"

    var isLoading: Bool { task != nil }
    var shownRaw: Int { raw + level }
    var title: String { (cached ?? "") + kept }

    func load() {
        result = nil
        task = Task {
            result = await fetch()
            task = nil
        }
        hidden = Task { _ = await fetch() }
        raw += 1
        unseen += 1
        level = 3
        cached = nil
    }

    private func fetch() async -> String { "x" }

    deinit {
        _task?.cancel()
        hidden?.cancel()
    }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}

struct Spinner: View {
    var loader: Loader

    var body: some View {
        if loader.isLoading { ProgressView() }
        Text("\(loader.shownRaw) \(loader.title)")
    }
}

@Observable
final class Sums {
    var running = true
    private var names: [String]
    private var elapsed = 0
    @ObservationIgnored private var total: Int

    var nameCount: Int { names.count }
    var label: String { "\(elapsed) s" }

    init(first: String) {
        names = []
        _names.append(first)
        total = _names.count
    }

    func tick() {
        elapsed += 1
        names.append("more")
        running = elapsed < 10
    }

    deinit { print("gone after", _elapsed, total) }
}

struct SumsView: View {
    var sums: Sums

    var body: some View { Text(sums.label + "\(sums.nameCount)") }
}
