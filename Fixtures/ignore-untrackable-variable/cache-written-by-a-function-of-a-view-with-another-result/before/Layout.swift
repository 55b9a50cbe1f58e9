import SwiftUI

final class Layout: ObservableObject {
    @Published var rows = 1
    var measured = 0
    var made = 0
    var saved = 0

    static func title(of layout: Layout) -> String {
        layout.made += 1
        return "\(layout.rows) rows"
    }

    var title: String { Layout.title(of: self) }
}

struct LayoutView: View {
    @ObservedObject var layout: Layout

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
