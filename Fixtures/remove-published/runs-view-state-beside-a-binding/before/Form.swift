import SwiftUI

enum Archive {
  static var title = "untitled"
}

final class Form: ObservableObject {
  @Published var isEditing = false
  @Published var draft = "draft"

  func save() {
    Archive.title = draft
    isEditing = false
    draft += "!"
  }
}

struct ContentView: View {
  @StateObject private var form = Form()

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
  @ObservedObject var form: Form

  var body: some View {
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
