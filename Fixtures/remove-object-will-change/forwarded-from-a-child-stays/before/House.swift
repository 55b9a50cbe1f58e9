import Combine
import SwiftUI

enum Bell {
    static var rings = 0
}

final class Door: ObservableObject {
    @Published var isOpen = false
    @Published var color = "red"

    func ring() {
        Bell.rings += 1
        color = "green"
    }
}

final class House: ObservableObject {
    let door = Door()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        door.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

/// It shows what changes with the colour of the door, which it does not read.
struct HouseView: View {
    @ObservedObject var house: House

    var body: some View {
        Text("\(house.door.isOpen ? "open" : "closed"), \(Bell.rings) rings")
    }
}
