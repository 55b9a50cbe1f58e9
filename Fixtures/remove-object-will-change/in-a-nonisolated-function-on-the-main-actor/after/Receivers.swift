import SwiftUI

/// Announced on the main actor, whoever calls.
@Observable
@MainActor
final class Receiver: NSObject {
    var title: String {
        access(keyPath: \.title)
        return UserDefaults.standard.string(forKey: "title") ?? ""
    }

    nonisolated func didReceive() {
        Task { @MainActor in self.withMutation(keyPath: \.title) {} }
    }

    nonisolated func didActivate() {
        MainActor.assumeIsolated { withMutation(keyPath: \.title) {} }
    }

    nonisolated func didEnd() {
        DispatchQueue.main.async { self.withMutation(keyPath: \.title) {} }
    }

    nonisolated func didFail() async {
        await MainActor.run {
            print("failed")
            self.withMutation(keyPath: \.title) {}
        }
    }
}

/// Nothing tells the compiler that this is on the main actor.
@MainActor
final class Importer: ObservableObject {
    var count: Int { UserDefaults.standard.integer(forKey: "count") }

    func didFinish() {
        OperationQueue.main.addOperation { self.objectWillChange.send() }
    }
}

/// The task is on no actor.
@MainActor
final class Exporter: ObservableObject {
    var count: Int { UserDefaults.standard.integer(forKey: "count") }

    nonisolated func didFinish() {
        Task {
            print("finished")
            self.objectWillChange.send()
        }
    }
}

struct ReceiverView: View {
    var receiver: Receiver
    @ObservedObject var importer: Importer
    @ObservedObject var exporter: Exporter

    var body: some View {
        Text("\(receiver.title) \(importer.count) \(exporter.count)")
    }
}
