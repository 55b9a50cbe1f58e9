import Dispatch
import SwiftUI

final class Config: ObservableObject {
    private let queue = DispatchQueue(label: "Config")
    private var bundle: [Int]? {
        willSet { objectWillChange.send() }
        didSet { keepFlags() }
    }
    nonisolated(unsafe) private var flags: Set<Int> = []
    @Published var title = "Flags"

    nonisolated var activeFlags: Set<Int> { queue.sync { flags } }

    func refresh() {
        bundle = (bundle ?? []) + [(bundle ?? []).count]
    }

    private func keepFlags() {
        queue.sync { flags = Set(bundle ?? []) }
    }
}

struct FlagsView: View {
    @ObservedObject var config: Config

    var body: some View {
        Text("\(config.activeFlags.count)")
    }
}

struct ContentView: View {
    @StateObject private var config = Config()

    var body: some View {
        VStack {
            FlagsView(config: config)
            Button("Refresh") { config.refresh() }
        }
    }
}
