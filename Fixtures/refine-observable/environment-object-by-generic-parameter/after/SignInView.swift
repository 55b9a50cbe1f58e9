import SwiftUI

struct SignInView<Model: Signing>: View {
    @Environment(Model.self) var model

    var body: some View {
        @Bindable var model = model
        TextField("Name", text: $model.name)
    }
}

struct SignInScreen: View {
    @State private var session = Session()

    var body: some View {
        SignInView<Session>()
            .environment(session)
    }
}
