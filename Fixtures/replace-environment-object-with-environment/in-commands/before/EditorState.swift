import Combine

final class EditorState: ObservableObject {
    @Published var isBold = false
}
