import SwiftUI

struct Stack {
    private(set) var values: [Int] = []

    mutating func push(_ value: Int) { values.append(value) }
    func log() { print(values) }
}

/// Each call goes, as the change beside it is announced.
final class Editor: ObservableObject {
    private(set) var stack = Stack()
    private(set) var spare: Stack?
    private(set) var stacks = [Stack()]
    private(set) var width = 1, height = 2
    private(set) var name = ""

    func push() {
        objectWillChange.send()
        stack.push(1)
    }

    func pushLater() {
        spare?.push(1)
        self.stacks[0].push(2)
        objectWillChange.send()
    }

    func turn() {
        objectWillChange.send()
        swap(&width, &height)
    }

    func turnAgain() {
        objectWillChange.send()
        (width, height) = (height, width)
    }

    func widen() {
        objectWillChange.send()
        widen(&width)
        name = "wide"
    }

    private func widen(_ width: inout Int) { width += 1 }
}

/// Nothing that is tracked surely changes beside these.
final class Log: ObservableObject {
    private(set) var stack = Stack()

    func show() {
        objectWillChange.send()
        stack.log()
        stack.push(1)
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor
    @ObservedObject var log: Log

    var body: some View {
        Text("\(editor.stack.values.count) \(editor.spare?.values.count ?? 0) \(editor.stacks.count)")
        Text("\(editor.width) \(editor.height) \(editor.name) \(log.stack.values.count)")
        Button("Push") { editor.push() }
    }
}
