import SwiftUI

struct StatusView: View {
    var body: some View {
        Text("Status").environment(Reachability.shared)
    }
}
