import Combine
import SwiftUI

@Observable
final class Draft {
    var text = ""
}

struct Outline {
    let title: String

    func focusedObject(_ draft: Draft) -> String { title + draft.text }
}

struct DraftEditor<Other: ObservableObject>: View {
    @State private var draft = Draft()
    @FocusedObject private var other: Other?
    var another: Other

    var body: some View {
        Text(Outline(title: "Draft").focusedObject(draft))
            .focusedObject(another)
        Text(other == nil ? "none" : "some")
    }
}
