import SwiftUI

struct RootView: View {
    let dependencies: Dependencies

    var body: some View {
        Text("Root").environmentObject(dependencies.services.account)
    }
}
