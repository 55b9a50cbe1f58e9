import SwiftUI

struct PreferencesView: View {
    let title: String
    @ObservedObject private var preferences = Preferences.shared

    var body: some View {
        Toggle(title, isOn: $preferences.isLoud)
    }
}
