import SwiftUI

public struct AccountView: View {
    public var model: SnackCartModel

    @Environment(AccountStore.self) private var accountStore

    @State private var isSigningIn = false
    @State private var isSigningOut = false

    public init(model: SnackCartModel) {
        self.model = model
    }

    public var body: some View {
        VStack {
            if case .member(let name) = accountStore.user {
                Text(name)
                Button("Sign Out") { isSigningOut = true }
            } else {
                Button("Sign In") { isSigningIn = true }
            }
            Text("\(model.orders.count) orders")
        }
    }
}
