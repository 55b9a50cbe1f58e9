import SwiftUI

final class Editor: ObservableObject {
  @Published var title = ""
  static let shared = Editor()
}

struct EditorView: View {
  let editor: Editor

  var body: some View {
    TextField("Title", text: ObservedObject(wrappedValue: editor).projectedValue.title)
    TextField("Shared", text: SwiftUI.ObservedObject(wrappedValue: Editor.shared).projectedValue.title)
  }
}
