import SwiftUI

final class Shelf {
  static let shared = Shelf()
  var titles = ["a"]
  var loans = 0
}

final class Gauge {
  var level = 0
}

@Observable
final class Library {
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }
  var revision = 0
  private(set) var note: String? { didSet { withMutation(keyPath: \.note) {} } }

  private let gauge = Gauge()

  var titles: [String] {
    access(keyPath: \.isLoading)
    return Shelf.shared.titles
  }

  var summary: String {
    let count = titles.count
    return "\(count) titles"
  }

  func loans() -> String {
    access(keyPath: \.isLoading)
    access(keyPath: \.revision)
    access(keyPath: \.note)
    // Says how many.
    return "\(Shelf.shared.loans) loans"
  }

  var level: Int {
    access(keyPath: \.isLoading)
    access(keyPath: \.revision)
    access(keyPath: \.note)
    return gauge.level
  }

  func load() {
    Shelf.shared.titles.append("b")
    isLoading = false
  }

  func lend() {
    Shelf.shared.loans += 1
    revision += 1
  }

  func lendAndNote() {
    Shelf.shared.loans += 1
    if Shelf.shared.loans % 2 == 0 { note = "even" } else { isLoading.toggle() }
  }

  func fill() { gauge.level += 1 }
}

struct TitleRow: View {
  var library: Library
  var body: some View { Text(library.summary) }
}

struct LoanRow: View {
  var library: Library
  var body: some View { Text(library.loans()) }
}

struct LevelRow: View {
  var library: Library
  var body: some View { Text("level \(library.level)") }
}

struct StateRow: View {
  var library: Library
  var body: some View { Text("\(library.isLoading) \(library.revision) \(library.note ?? "-")") }
}

struct ContentView: View {
  @State private var library = Library()

  var body: some View {
    VStack {
      TitleRow(library: library)
      LoanRow(library: library)
      LevelRow(library: library)
      StateRow(library: library)
      Button("load") { library.load() }
      Button("lend") { library.lend() }
      Button("lend and note") { library.lendAndNote() }
      Button("fill") { library.fill() }
      Button("loading") { library.isLoading.toggle() }
    }
  }
}
