import Observation

@Observable
final class EditorState {
    var isBold = false
}
