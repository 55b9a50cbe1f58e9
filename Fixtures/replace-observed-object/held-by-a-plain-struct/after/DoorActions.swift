import SwiftUI

struct DoorActions {
    var door: Door

    func close() {
        door.isOpen = false
    }
}
