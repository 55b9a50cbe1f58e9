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
    @Published var lamps: [Lamp] = []
    private var cancellables: Set<AnyCancellable> = []
    private var lampSubscriptions: [AnyCancellable] = []
    private var lampSubscription: AnyCancellable?

    init() {
        door.objectWillChange
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }

    func follow(_ lamp: Lamp) {
        lampSubscription = lamp.objectWillChange.sink(receiveValue: { [weak self] in
            self?.objectWillChange.send()
        })
    }

    func followAll() {
        print("following")
        for lamp in lamps {
            lampSubscriptions.append(lamp.objectWillChange.sink { [weak self] in self?.objectWillChange.send() })
        }
    }
}

struct HouseView: View {
    @StateObject private var house = House()

    var body: some View {
        Text(house.door.isOpen ? "open" : "shut")
    }
}
