import Combine
import SwiftUI

@MainActor
final class Channel: ObservableObject {
    @Published var level = 0.0
}

@MainActor
final class Mixer: ObservableObject {
    @Published var title = ""
    let left = Channel()
    let right = Channel()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        left.objectWillChange
            .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        right.objectWillChange
            .debounce(for: 0.1, scheduler: RunLoop.main)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct MixerView: View {
    @StateObject private var mixer = Mixer()

    var body: some View {
        Text("\(mixer.title) \(mixer.left.level) \(mixer.right.level)")
    }
}
