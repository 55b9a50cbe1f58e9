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
            .sink { [weak self] _ in
                print("door")
                self?.objectWillChange.send()
            }
            .store(in: &cancellables)
    }
}

struct HouseView: View {
    @StateObject private var house = House()

    var body: some View {
        Text(house.door.isOpen ? "open" : "shut")
    }
}
