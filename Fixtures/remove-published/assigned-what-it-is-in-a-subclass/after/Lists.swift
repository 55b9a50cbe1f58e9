import SwiftUI

final class Style {
    var isBold = false
}

@Observable
class List {
    var names: [String] = []
    var style = Style() { didSet { withMutation(keyPath: \.style) {} } }
}

@Observable
final class SortedList: List {
    var isReversed = false

    func refresh() {
        withMutation(keyPath: \List.names) { names = names }
        withMutation(keyPath: \.isReversed) { isReversed = isReversed }
        style.isBold = true
        style = style
    }
}

@Observable
class Box<Value: Equatable> {
    var value: Value

    init(value: Value) { self.value = value }
}

@Observable
final class NumberBox: Box<Int> {
    var step = 1

    func refresh() { value = value }
}

struct ListView: View {
    @State private var list = SortedList()
    @State private var box = NumberBox(value: 1)

    var body: some View {
        Text("\(Date().description) \(list.names.count) \(String(list.isReversed)) \(box.value) \(box.step)")
        Button("Again") {
            list.withMutation(keyPath: \List.names) { list.names = list.names }
            list.style.isBold = false
            list.style = list.style
            list.withMutation(keyPath: \.isReversed) { list.isReversed = list.isReversed }
            box.withMutation(keyPath: \.step) { box.step = box.step }
        }
    }
}
