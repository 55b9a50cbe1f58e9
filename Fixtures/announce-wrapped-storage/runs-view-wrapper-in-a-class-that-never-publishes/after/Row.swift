import SwiftUI

enum Store {
    nonisolated(unsafe) static var text = "a"
}

@Observable
final class RowModel {
    @ObservationIgnored @Binding private var _titleStorage: String
    var title: String {
        get {
            access(keyPath: \.title)
            return _titleStorage
        }
        set { withMutation(keyPath: \.title) { _titleStorage = newValue } }
    }

    init(title: Binding<String>) {
        self.__titleStorage = title
    }

    var heading: String { title.uppercased() }
}

@Observable
final class ListModel {
    var count = 0
}

struct RowView: View {
    var row: RowModel
    var list: ListModel

    var body: some View {
        Text(row.heading)
        Button("Rename") {
            row.title += "b"
            list.count += 1
        }
    }
}

struct ContentView: View {
    @State private var row = RowModel(
        title: Binding(get: { Store.text }, set: { Store.text = $0 }))
    @State private var list = ListModel()

    var body: some View {
        VStack {
            RowView(row: row, list: list)
        }
    }
}
