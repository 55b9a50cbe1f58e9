import SwiftUI

/// Its `access` hides the macro's.
final class Door: ObservableObject {
    @Published var number = 0
    private var sign: String?

    func access(_ name: String) -> Bool { name == "me" }

    var text: String {
        if let sign { return sign }
        sign = "No. \(number)"
        return sign ?? ""
    }
}

struct DoorView: View {
    @ObservedObject var door: Door

    var body: some View { Text(door.text) }
}
