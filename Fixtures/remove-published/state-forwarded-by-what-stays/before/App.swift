import Combine
import SwiftUI

class Storage: ObservableObject {
    @Published var isBusy = false
    func load() { isBusy = true }
}

class Session: ObservableObject {
    @Published var isReady = false
    // More than a body would read to be updated.
    @Published var name = ""
    @Published var host = ""
    @Published var port = 0
    @Published var token = ""
    @Published var expires = 0.0

    func start() {
        isReady = true
        name = "name"
        host = "host"
        port = 80
        token = "token"
        expires = 60
    }
}

/// It passes on what the storage sends, so both stay.
class MainModel: ObservableObject {
    @Published var storage = Storage()
    @Published var title = ""
    private var cancellable: AnyCancellable?

    init() {
        cancellable = storage.objectWillChange.receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
    }

    func rename() { title += "!" }
}

struct Explorer: View {
    @ObservedObject var model: MainModel
    @ObservedObject var session: Session

    var body: some View {
        ProgressView().opacity(model.storage.isBusy ? 1 : 0)
        Button("Load") { model.storage.load() }
        Button(session.isReady ? "Ready" : "Start") { session.start() }
        Button("Rename") { model.rename() }
    }
}
