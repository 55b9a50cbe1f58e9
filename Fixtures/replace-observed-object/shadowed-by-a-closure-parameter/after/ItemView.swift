import SwiftUI

struct ItemView: View {
    var item: Item
    @State private var rows: [Row] = []

    var body: some View {
        VStack {
            Text(item.title)
            ForEach($rows) { $item in
                TextField("Row", text: $item.title)
            }
        }
    }
}
