import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
}

struct FormView: View {
  @StateObject private var form = Form()

  var body: some View { TextField("Name", text: $form.name) }
}

struct RootView: View {
  var body: some View {
    NavigationLink("Form") { FormView() }
  }
}
