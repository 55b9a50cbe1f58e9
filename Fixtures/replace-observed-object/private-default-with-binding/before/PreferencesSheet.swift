import SwiftUI

struct PreferencesSheet: View {
    var body: some View {
        PreferencesView(title: "Loud")
    }
}
