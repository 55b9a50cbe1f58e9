import Combine
import SwiftUI

final class Door: ObservableObject {
    @Published var isOpen = false
}

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class House: ObservableObject {
    let door = Door()
    @Published var title = ""
    private var cancellables: Set<AnyCancellable> = []

    init(names: AnyPublisher<String, Never>) {
        door.objectWillChange.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
        names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    }
}
