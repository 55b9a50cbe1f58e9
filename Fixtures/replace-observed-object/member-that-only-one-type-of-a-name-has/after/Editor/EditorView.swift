import SwiftUI

struct EditorView: View {
    @Bindable private var preferences = Preferences.shared

    var body: some View {
        Slider(value: $preferences.fontSize)
    }
}
