import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

struct DraftEditor: View {
    @FocusedObject<Draft> private var draft
    @FocusedObject private var other: Optional<Draft>

    var body: some View {
        Text(draft?.text ?? other?.text ?? "")
    }
}
