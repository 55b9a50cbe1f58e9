import SwiftUI

@Observable
final class Form {
  var name = ""
}

struct FormView: View {
  @State private var form = Form()

  var body: some View { TextField("Name", text: $form.name) }
}

struct RootView: View {
  var body: some View {
    NavigationLink("Form") { FormView() }
  }
}
