import SwiftUI

struct EditorView: View {
    @ObservedObject private var preferences = Preferences.shared

    var body: some View {
        Slider(value: $preferences.fontSize)
    }
}
