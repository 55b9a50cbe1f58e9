import Combine
import SwiftUI

/// The closures of continuations and futures run where they stand.
final class Vault {
    static let shared = Vault()
    private(set) var opens = 0
    private(set) var saves = 0

    @MainActor func open() async -> Bool {
        await withCheckedContinuation { continuation in
            self.opens += 1
            continuation.resume(returning: true)
        }
    }

    func save() -> Future<Bool, Never> {
        Future { promise in
            self.saves += 1
            promise(.success(true))
        }
    }
}

@Observable
@MainActor
final class OpenModel {
    private(set) var isOpen = true { didSet { withMutation(keyPath: \.isOpen) {} } }

    func open() { Task { isOpen = await Vault.shared.open() } }
}

@Observable
final class SaveModel {
    private(set) var isSaved = true { didSet { withMutation(keyPath: \.isSaved) {} } }
    private var subscriptions = Set<AnyCancellable>()

    func save() {
        Vault.shared.save().sink { [weak self] in self?.isSaved = $0 }.store(in: &subscriptions)
    }
}

struct ContentView: View {
    @State private var model = OpenModel()

    var body: some View {
        Text("\(model.isOpen) \(Vault.shared.opens)")
        Button("open") { model.open() }
        SaveView()
    }
}

struct SaveView: View {
    @State private var model = SaveModel()

    var body: some View {
        Text("\(model.isSaved) \(Vault.shared.saves)")
        Button("save") { model.save() }
    }
}
