import SwiftUI

/// What the stack of actions changes changes when one of them is called, and not where they are counted.
@Observable
final class Document {
  private(set) var text = ""
  private(set) var undoActions: [() -> Void] = []
  private(set) var actionsByName: [String: () -> Void] = [:]

  func add() {
    let old = text
    var newUndoActions = undoActions
    newUndoActions.append { [weak self] in self?.text = old }
    undoActions = newUndoActions
    actionsByName["clear"] = { [weak self] in self?.text = "" }
    text += "x"
  }

  func undo() { undoActions.popLast()?() }

  func clear() { actionsByName["clear"]?() }
}

struct DocumentView: View {
  var document: Document

  var body: some View {
    Text(document.text)
    Button("Add") { document.add() }
    Button("Undo (\(document.undoActions.count))") { document.undo() }
      .disabled(document.undoActions.isEmpty)
    Button("Clear") { document.clear() }.disabled(document.actionsByName.isEmpty)
  }
}

/// Here the body of the view calls one, which changes what is published.
final class Counter: ObservableObject {
  @Published private(set) var count = 0
  @Published private(set) var actions: [() -> Void] = []

  func add() { actions.append { [weak self] in self?.count += 1 } }

  func first() -> Int {
    let before = count
    actions.first?()
    return before
  }
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("\(counter.first())") }
}
