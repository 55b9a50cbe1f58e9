import SwiftUI

public struct CartView: View {
    @StateObject private var model = SnackCartModel()
    @StateObject private var accountStore = AccountStore()

    public init() {}

    public var body: some View {
        AccountView(model: model)
            .environmentObject(accountStore)
    }
}
