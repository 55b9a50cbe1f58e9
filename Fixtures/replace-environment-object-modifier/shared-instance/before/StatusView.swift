import SwiftUI

struct StatusView: View {
    var body: some View {
        Text("Status").environmentObject(Reachability.shared)
    }
}
