import SwiftUI

final class Draft {
  var title = ""
  var isPinned = false
}

struct Size {
  var width = 0.0
}

@Observable
final class Account {
  var isOpen = false
}

@Observable
final class Editor {
  var draft = Draft() { didSet { withMutation(keyPath: \.draft) {} } }
  var size = Size()
  var account = Account()
}

struct EditorView: View {
  @Bindable var editor: Editor

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
