import SwiftUI

public struct CartView: View {
    @State private var model = SnackCartModel()
    @State private var accountStore = AccountStore()

    public init() {}

    public var body: some View {
        AccountView(model: model)
            .environment(accountStore)
    }
}
