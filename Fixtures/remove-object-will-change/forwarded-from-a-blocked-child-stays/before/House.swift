import Combine
import SwiftUI

final class Door: ObservableObject {
    @Published var isOpen = false
}

final class House: ObservableObject {
    let door = Door()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        door.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        door.$isOpen.sink { print($0) }.store(in: &cancellables)
    }
}
