import SwiftUI

struct LoginView<Model: LoginModeling>: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.name) { model.submit() }
    }
}

struct LoginScreen: View {
    @StateObject private var model = LoginModel()

    var body: some View {
        LoginView(model: model)
    }
}
