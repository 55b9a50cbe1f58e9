import SwiftUI

@MainActor func footnote() -> String { "" }

@Observable
final class Notes {
    var text = ""
}

@preconcurrency @MainActor
struct Footer {
    @State private var notes = Notes()

    private var label: String { footnote() + notes.text }
}

extension Footer {
    var content: some View { Text(label) }
}
