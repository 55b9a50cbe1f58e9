import SwiftUI

final class Draft {
  var title = ""
  var isPinned = false
}

struct Size {
  var width = 0.0
}

final class Account: ObservableObject {
  @Published var isOpen = false
}

final class Editor: ObservableObject {
  @Published var draft = Draft()
  @Published var size = Size()
  @Published var account = Account()
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    TextField("Title", text: $editor.draft.title)
    Toggle("Pinned", isOn: $editor.draft.isPinned)
    Slider(value: $editor.size.width)
    Toggle("Open", isOn: $editor.account.isOpen)
    DraftView(draft: $editor.draft)
    Text(editor.draft.isPinned ? "pinned" : "")
  }
}

struct DraftView: View {
  @Binding var draft: Draft

  var body: some View { Text(draft.title) }
}
