import SwiftUI

/// Plain, so nothing observes it.
final class Repository { var names: [String] = ["a"] }

/// A counter that no view reads announced the change, in another function.
final class Shelf: ObservableObject {
  @Published var title = "shelf"
  private let repository = Repository()
  private var version = 0
  var names: [String] { repository.names }

  func add() {
    repository.names.append("b")
    touch()
  }

  func rename() { title += "!" }

  private func touch() {
    version += 1
    objectWillChange.send()
  }
}

/// What is read is set to an equal value.
final class Draft: ObservableObject {
  @Published var title = "draft"
  private let repository = Repository()
  private(set) var isDirty = false
  var count: Int { repository.names.count }

  func add() {
    repository.names.append("c")
    markDirty()
  }

  private func markDirty() {
    isDirty = true
    objectWillChange.send()
  }
}

/// One view reads it, and another one shows what changes with it.
final class Ledger: ObservableObject {
  @Published private(set) var owner = "ada"
  private let repository = Repository()
  var revision = 0 { willSet { objectWillChange.send() } }
  var count: Int { repository.names.count }

  func add() {
    repository.names.append("d")
    revision += 1
  }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger
  var body: some View { Text("\(ledger.owner): revision \(ledger.revision)") }
}

struct CountView: View {
  @ObservedObject var ledger: Ledger
  var body: some View { Text("\(ledger.count) entries") }
}

struct ContentView: View {
  @StateObject private var shelf = Shelf()
  @StateObject private var draft = Draft()
  @StateObject private var ledger = Ledger()

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
  @ObservedObject var shelf: Shelf
  var body: some View { Text("\(shelf.title) \(shelf.names.count)") }
}

struct DraftView: View {
  @ObservedObject var draft: Draft
  var body: some View { Text("\(draft.title) \(draft.count) \(draft.isDirty)") }
}
