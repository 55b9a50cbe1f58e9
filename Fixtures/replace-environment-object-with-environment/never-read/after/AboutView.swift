import SwiftUI

struct AboutView: View {
    @Environment(Analytics.self) private var analytics: Analytics?

    var body: some View {
        Text("About")
    }
}
