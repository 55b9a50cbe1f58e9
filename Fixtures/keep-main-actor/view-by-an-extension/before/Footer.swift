import SwiftUI

@MainActor func footnote() -> String { "" }

final class Notes: ObservableObject {
    @Published var text = ""
}

struct Footer {
    @StateObject private var notes = Notes()

    private var label: String { footnote() + notes.text }
}

extension Footer {
    var content: some View { Text(label) }
}
