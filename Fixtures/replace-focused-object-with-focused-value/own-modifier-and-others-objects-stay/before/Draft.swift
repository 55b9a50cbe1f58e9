import Combine
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

struct Outline {
    let title: String

    func focusedObject(_ draft: Draft) -> String { title + draft.text }
}

struct DraftEditor<Other: ObservableObject>: View {
    @StateObject private var draft = Draft()
    @FocusedObject private var other: Other?
    var another: Other

    var body: some View {
        Text(Outline(title: "Draft").focusedObject(draft))
            .focusedObject(another)
        Text(other == nil ? "none" : "some")
    }
}
