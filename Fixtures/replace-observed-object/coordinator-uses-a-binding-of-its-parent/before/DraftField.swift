import SwiftUI

struct DraftField: UIViewRepresentable {
    @ObservedObject var draft: Draft

    func makeUIView(context: Context) -> UIView {
        UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    @MainActor
    final class Coordinator {
        var parent: DraftField

        init(parent: DraftField) {
            self.parent = parent
        }

        func textDidChange(_ text: String) {
            parent.$draft.text.wrappedValue = text
        }
    }
}
