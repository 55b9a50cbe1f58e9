import SwiftUI

enum Store {
    nonisolated(unsafe) static var text = "a"
}

final class RowModel: ObservableObject {
    @Binding var title: String

    init(title: Binding<String>) {
        self._title = title
    }

    var heading: String { title.uppercased() }
}

final class ListModel: ObservableObject {
    @Published var count = 0
}

struct RowView: View {
    @ObservedObject var row: RowModel
    @ObservedObject var list: ListModel

    var body: some View {
        Text(row.heading)
        Button("Rename") {
            row.title += "b"
            list.count += 1
        }
    }
}

struct ContentView: View {
    @StateObject private var row = RowModel(
        title: Binding(get: { Store.text }, set: { Store.text = $0 }))
    @StateObject private var list = ListModel()

    var body: some View {
        VStack {
            RowView(row: row, list: list)
        }
    }
}
