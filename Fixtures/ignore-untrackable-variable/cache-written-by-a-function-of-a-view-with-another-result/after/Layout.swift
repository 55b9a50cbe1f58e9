import SwiftUI

@Observable
final class Layout {
    var rows = 1
    @ObservationIgnored var measured = 0
    @ObservationIgnored var made = 0
    var saved = 0

    static func title(of layout: Layout) -> String {
        layout.made += 1
        return "\(layout.rows) rows"
    }

    var title: String { Layout.title(of: self) }
}

struct LayoutView: View {
    var layout: Layout

    var body: some View {
        VStack {
            Text(layout.title).frame(width: width())
            Text("\(layout.saved) saved")
            Button("Save") { _ = save() }
        }
    }

    private func width() -> CGFloat {
        layout.measured += 1
        return CGFloat(layout.rows * 10)
    }

    private func save() -> Bool {
        layout.saved += 1
        return true
    }
}
