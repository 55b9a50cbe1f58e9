import SwiftUI

/// Nothing observes it.
final class Repository {
  static let shared = Repository()
  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }
}

enum Log {
  static var added = 0
}

@Observable
final class Store {
  var error: String? { didSet { withMutation(keyPath: \.error) {} } }
  var isLoading = false
  var count = 0
  private var round = 0

  /// The view reads `error`, which changes in a branch alone.
  func load() {
    Repository.shared.add("loaded")
    if Repository.shared.names.count % 3 == 0 { error = "full \(round)" }
    isLoading.toggle()
  }

  /// `count` changes behind a `guard`.
  func add() {
    Log.added += 1
    isLoading.toggle()
    guard round % 2 == 0 else {
      round += 1
      return
    }
    round += 1
    count += 1
  }
}

struct ErrorView: View {
  var store: Store

  var body: some View {
    let _ = store.isLoading
    Text("\(store.error ?? "no error"), \(Repository.shared.names.count) names")
  }
}

struct ContentView: View {
  @State private var store = Store()

  var body: some View {
    VStack {
      ErrorView(store: store)
      CountView(store: store)
      Button("load") { store.load() }
      Button("add") { store.add() }
    }
  }
}

struct CountView: View {
  var store: Store

  var body: some View {
    let _ = store.isLoading
    Text("\(store.count), \(Log.added) added")
  }
}
