import SwiftUI

final class Style {
    var isBold = false
}

class List: ObservableObject {
    @Published var names: [String] = []
    @Published var style = Style()
}

final class SortedList: List {
    @Published var isReversed = false

    func refresh() {
        names = names
        isReversed = isReversed
        style.isBold = true
        style = style
    }
}

class Box<Value: Equatable>: ObservableObject {
    @Published var value: Value

    init(value: Value) { self.value = value }
}

final class NumberBox: Box<Int> {
    @Published var step = 1

    func refresh() { value = value }
}

struct ListView: View {
    @StateObject private var list = SortedList()
    @StateObject private var box = NumberBox(value: 1)

    var body: some View {
        Text("\(Date().description) \(list.names.count) \(String(list.isReversed)) \(box.value) \(box.step)")
        Button("Again") {
            list.names = list.names
            list.style.isBold = false
            list.style = list.style
            list.isReversed = list.isReversed
            box.step = box.step
        }
    }
}
