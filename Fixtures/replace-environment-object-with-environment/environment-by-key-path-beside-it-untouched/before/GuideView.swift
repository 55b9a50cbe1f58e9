import SwiftUI

struct GuideView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var guide: Guide
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Button("\(guide.chapter)") { dismiss() }
    }
}
