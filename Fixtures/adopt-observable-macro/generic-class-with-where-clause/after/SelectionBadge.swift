import SwiftUI

struct SelectionBadge<Item: Hashable>: View {
    var selection: Selection<Item>

    var body: some View {
        Text("\(selection.items.count) selected")
    }
}
