import SwiftUI

final class Editor: ObservableObject {
  @Published var title = ""
}

struct EditorView: View {
  let editor: Editor

  var body: some View {
    let projection = ObservedObject(wrappedValue: editor).projectedValue
    TextField("Title", text: projection.title)
  }
}
