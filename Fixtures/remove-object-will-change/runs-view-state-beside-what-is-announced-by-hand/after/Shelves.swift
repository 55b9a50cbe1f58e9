import SwiftUI

/// Plain, so nothing observes it.
final class Repository { var names: [String] = ["a"] }

/// A counter that no view reads announced the change, in another function.
@Observable
final class Shelf {
  var title = "shelf"
  private let repository = Repository()
  private var version = 0
  var names: [String] {
    access(keyPath: \.version)
    return repository.names
  }

  func add() {
    repository.names.append("b")
    touch()
  }

  func rename() { title += "!" }

  private func touch() {
    version += 1
  }
}

/// What is read is set to an equal value.
@Observable
final class Draft {
  var title = "draft"
  private let repository = Repository()
  private(set) var isDirty = false { didSet { withMutation(keyPath: \.isDirty) {} } }
  var count: Int { repository.names.count }

  func add() {
    repository.names.append("c")
    markDirty()
  }

  private func markDirty() {
    isDirty = true
  }
}

/// One view reads it, and another one shows what changes with it.
@Observable
final class Ledger {
  private(set) var owner = "ada"
  private let repository = Repository()
  var revision = 0
  var count: Int {
    access(keyPath: \.revision)
    return repository.names.count
  }

  func add() {
    repository.names.append("d")
    revision += 1
  }
}

struct LedgerView: View {
  var ledger: Ledger
  var body: some View { Text("\(ledger.owner): revision \(ledger.revision)") }
}

struct CountView: View {
  var ledger: Ledger
  var body: some View { Text("\(ledger.count) entries") }
}

struct ContentView: View {
  @State private var shelf = Shelf()
  @State private var draft = Draft()
  @State private var ledger = Ledger()

  var body: some View {
    ShelfView(shelf: shelf)
    DraftView(draft: draft)
    LedgerView(ledger: ledger)
    CountView(ledger: ledger)
    Button("add", action: shelf.add)
    Button("rename", action: shelf.rename)
    Button("write", action: draft.add)
    Button("book", action: ledger.add)
  }
}

struct ShelfView: View {
  var shelf: Shelf
  var body: some View { Text("\(shelf.title) \(shelf.names.count)") }
}

struct DraftView: View {
  var draft: Draft
  var body: some View { Text("\(draft.title) \(draft.count) \(draft.isDirty)") }
}
