import SwiftUI

/// Its `access` hides the macro's.
@Observable
final class Door {
    var number = 0
    @ObservationIgnored private var sign: String?

    func access(_ name: String) -> Bool { name == "me" }

    var text: String {
        if let sign { return sign }
        sign = "No. \(number)"
        return sign ?? ""
    }
}

struct DoorView: View {
    var door: Door

    var body: some View { Text(door.text) }
}
