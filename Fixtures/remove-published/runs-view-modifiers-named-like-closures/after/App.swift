import SwiftUI

@Observable
final class Order {
    var note = "none"
    var count = 1
    var query = "tea"
}

/// The action, and the modifier of SwiftUI that has its name.
struct CountRow: View {
    @Binding var count: Int
    let onChange: (Int) -> Void

    var body: some View {
        Button("count \(count)") {
            count += 1
            onChange(count)
        }
    }
}

/// The action, and the method that sets it in a copy.
struct SearchField: View {
    @Binding var query: String
    private var onClear: () -> Void = {}

    init(query: Binding<String>) { _query = query }

    var body: some View {
        Text("search \(query)")
        Button("type") { query += "s" }
        Button("clear") { onClear() }
    }
}

extension SearchField {
    func onClear(perform action: @escaping () -> Void) -> Self {
        var copy = self
        copy.onClear = action
        return copy
    }
}

struct ContentView: View {
    @State private var order = Order()

    var body: some View {
        Text("\(order.note) \(order.query)")
        CountRow(count: $order.count, onChange: { _ in order.note = "counted" })
            .onChange(of: order.count) { _, _ in order.note += "!" }
        SearchField(query: $order.query)
            .onClear {
                order.query = ""
                order.note = "cleared"
            }
    }
}
