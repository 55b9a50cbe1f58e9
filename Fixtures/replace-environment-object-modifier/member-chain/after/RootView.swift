import SwiftUI

struct RootView: View {
    let dependencies: Dependencies

    var body: some View {
        Text("Root").environment(dependencies.services.account)
    }
}
