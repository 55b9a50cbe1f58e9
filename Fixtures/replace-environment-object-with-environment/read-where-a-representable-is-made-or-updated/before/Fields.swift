import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

/// Read as soon as it appears.
struct UpdatedField: UIViewRepresentable {
    @EnvironmentObject var draft: Draft

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { print(draft.text) }
}

/// Read only when something is typed, and when a branch is taken.
struct TypedField: UIViewRepresentable {
    @EnvironmentObject var draft: Draft
    var isShown = false

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
        if isShown { print(draft.text) }
    }
    func typed(_ text: String) { draft.text = text }
}

struct FieldsView: View {
    @StateObject private var draft = Draft()

    var body: some View {
        VStack {
            UpdatedField()
            TypedField()
        }
        .environmentObject(draft)
    }
}
