import SwiftUI

struct AboutView: View {
    @Environment(Analytics.self) private var analytics

    var body: some View {
        Text("About")
    }
}
