import SwiftUI

struct GuideView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(Guide.self) private var guide
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Button("\(guide.chapter)") { dismiss() }
    }
}
