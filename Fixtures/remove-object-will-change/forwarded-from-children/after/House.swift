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
    var lamps: [Lamp] = []

    func follow(_ lamp: Lamp) {
    }

    func followAll() {
        print("following")
    }
}

struct HouseView: View {
    @State private var house = House()

    var body: some View {
        Text(house.door.isOpen ? "open" : "shut")
    }
}
