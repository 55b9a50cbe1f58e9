import SwiftUI

struct AboutView: View {
    @EnvironmentObject private var analytics: Analytics

    var body: some View {
        Text("About")
    }
}
