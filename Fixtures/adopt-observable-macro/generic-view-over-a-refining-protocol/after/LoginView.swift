import SwiftUI

struct LoginView<Model: LoginModeling>: View {
    var model: Model

    var body: some View {
        Button(model.name) { model.submit() }
    }
}

struct LoginScreen: View {
    @State private var model = LoginModel()

    var body: some View {
        LoginView(model: model)
    }
}
