import Dispatch
import SwiftUI

@Observable
final class Config {
    private let queue = DispatchQueue(label: "Config")
    private var bundle: [Int]? {
        willSet { withMutation(keyPath: \.activeFlags) {} }
        didSet { keepFlags() }
    }
    @ObservationIgnored nonisolated(unsafe) private var flags: Set<Int> = []
    var title = "Flags"

    nonisolated var activeFlags: Set<Int> {
        access(keyPath: \.activeFlags)
        return queue.sync { flags }
    }

    func refresh() {
        bundle = (bundle ?? []) + [(bundle ?? []).count]
    }

    private func keepFlags() {
        queue.sync { flags = Set(bundle ?? []) }
    }
}

struct FlagsView: View {
    var config: Config

    var body: some View {
        Text("\(config.activeFlags.count)")
    }
}

struct ContentView: View {
    @State private var config = Config()

    var body: some View {
        VStack {
            FlagsView(config: config)
            Button("Refresh") { config.refresh() }
        }
    }
}
