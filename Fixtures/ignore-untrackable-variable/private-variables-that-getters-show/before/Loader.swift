import Combine
import SwiftUI

@MainActor
final class Loader: ObservableObject {
    @Published var result: String?
    private var task: Task<Void, Never>?
    private var hidden: Task<Void, Never>?
    private nonisolated(unsafe) var raw = 0
    private nonisolated(unsafe) var unseen = 0
    @Clamped private var level = 2
    private lazy var cached: String? = "none"
    private lazy var kept = "kept"

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
        task?.cancel()
        hidden?.cancel()
    }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}

struct Spinner: View {
    @ObservedObject var loader: Loader

    var body: some View {
        if loader.isLoading { ProgressView() }
        Text("\(loader.shownRaw) \(loader.title)")
    }
}

final class Sums: ObservableObject {
    @Published var running = true
    private var names: [String]
    private var elapsed = 0
    private var total: Int

    var nameCount: Int { names.count }
    var label: String { "\(elapsed) s" }

    init(first: String) {
        names = []
        names.append(first)
        total = names.count
    }

    func tick() {
        elapsed += 1
        names.append("more")
        running = elapsed < 10
    }

    deinit { print("gone after", elapsed, total) }
}

struct SumsView: View {
    @ObservedObject var sums: Sums

    var body: some View { Text(sums.label + "\(sums.nameCount)") }
}
