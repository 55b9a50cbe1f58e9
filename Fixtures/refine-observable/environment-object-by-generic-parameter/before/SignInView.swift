import SwiftUI

struct SignInView<Model: Signing>: View {
    @EnvironmentObject var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct SignInScreen: View {
    @StateObject private var session = Session()

    var body: some View {
        SignInView<Session>()
            .environmentObject(session)
    }
}
