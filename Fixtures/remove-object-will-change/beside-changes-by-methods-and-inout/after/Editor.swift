import SwiftUI

struct Stack {
    private(set) var values: [Int] = []

    mutating func push(_ value: Int) { values.append(value) }
    func log() { print(values) }
}

/// Each call goes, as the change beside it is announced.
@Observable
final class Editor {
    private(set) var stack = Stack()
    private(set) var spare: Stack?
    private(set) var stacks = [Stack()]
    private(set) var width = 1
    private(set) var height = 2
    private(set) var name = ""

    func push() {
        stack.push(1)
    }

    func pushLater() {
        spare?.push(1)
        self.stacks[0].push(2)
    }

    func turn() {
        swap(&width, &height)
    }

    func turnAgain() {
        (width, height) = (height, width)
    }

    func widen() {
        widen(&width)
        name = "wide"
    }

    private func widen(_ width: inout Int) { width += 1 }
}

/// Nothing that is tracked surely changes beside these.
@Observable
final class Log {
    private(set) var stack = Stack()

    func show() {
        withMutation(keyPath: \.stack) {}
        stack.log()
        stack.push(1)
    }
}

struct EditorView: View {
    var editor: Editor
    var log: Log

    var body: some View {
        Text("\(editor.stack.values.count) \(editor.spare?.values.count ?? 0) \(editor.stacks.count)")
        Text("\(editor.width) \(editor.height) \(editor.name) \(log.stack.values.count)")
        Button("Push") { editor.push() }
    }
}
