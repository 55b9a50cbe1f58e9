import Combine
import SwiftUI

@Observable
final class Door {
    var isOpen = false
}

@Observable
final class Lamp {
    var isOn = false
}

@Observable
final class House {
    let door = Door()
    var title = ""
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(names: AnyPublisher<String, Never>) {
        names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    }
}
