import SwiftUI

public struct AccountView: View {
    @ObservedObject public var model: SnackCartModel

    @EnvironmentObject private var accountStore: AccountStore

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
