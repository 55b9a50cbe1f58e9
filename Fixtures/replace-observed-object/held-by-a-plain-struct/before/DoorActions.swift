import SwiftUI

struct DoorActions {
    @ObservedObject var door: Door

    func close() {
        door.isOpen = false
    }
}
