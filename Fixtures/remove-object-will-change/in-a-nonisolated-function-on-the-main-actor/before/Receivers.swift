import SwiftUI

/// Announced on the main actor, whoever calls.
@MainActor
final class Receiver: NSObject, ObservableObject {
    var title: String { UserDefaults.standard.string(forKey: "title") ?? "" }

    nonisolated func didReceive() {
        Task { @MainActor in self.objectWillChange.send() }
    }

    nonisolated func didActivate() {
        MainActor.assumeIsolated { objectWillChange.send() }
    }

    nonisolated func didEnd() {
        DispatchQueue.main.async { self.objectWillChange.send() }
    }

    nonisolated func didFail() async {
        await MainActor.run {
            print("failed")
            self.objectWillChange.send()
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
    @ObservedObject var receiver: Receiver
    @ObservedObject var importer: Importer
    @ObservedObject var exporter: Exporter

    var body: some View {
        Text("\(receiver.title) \(importer.count) \(exporter.count)")
    }
}
