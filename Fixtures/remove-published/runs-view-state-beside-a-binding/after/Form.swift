import SwiftUI

enum Archive {
  static var title = "untitled"
}

@Observable
final class Form {
  var isEditing = false
  var draft = "draft"

  func save() {
    Archive.title = draft
    isEditing = false
    draft += "!"
  }
}

struct ContentView: View {
  @State private var form = Form()

  var body: some View {
    VStack {
      FormView(form: form)
      Button("edit") { form.isEditing = true }
      Button("save") { form.save() }
    }
  }
}

// It hands bindings on, and shows what is saved along with what they are bound to.
struct FormView: View {
  @Bindable var form: Form

  var body: some View {
    let _ = form.draft
    VStack {
      Text(Archive.title)
      EditingView(isEditing: $form.isEditing)
    }
  }
}

struct EditingView: View {
  @Binding var isEditing: Bool

  var body: some View { Text(isEditing ? "editing" : "saved") }
}
