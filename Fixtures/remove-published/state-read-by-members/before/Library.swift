import SwiftUI

final class Shelf {
  static let shared = Shelf()
  var titles = ["a"]
  var loans = 0
}

final class Gauge {
  var level = 0
}

final class Library: ObservableObject {
  @Published var isLoading = false
  @Published var revision = 0
  @Published private(set) var note: String?

  private let gauge = Gauge()

  var titles: [String] { Shelf.shared.titles }

  var summary: String {
    let count = titles.count
    return "\(count) titles"
  }

  func loans() -> String {
    // Says how many.
    "\(Shelf.shared.loans) loans"
  }

  var level: Int { gauge.level }

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
  @ObservedObject var library: Library
  var body: some View { Text(library.summary) }
}

struct LoanRow: View {
  @ObservedObject var library: Library
  var body: some View { Text(library.loans()) }
}

struct LevelRow: View {
  @ObservedObject var library: Library
  var body: some View { Text("level \(library.level)") }
}

struct StateRow: View {
  @ObservedObject var library: Library
  var body: some View { Text("\(library.isLoading) \(library.revision) \(library.note ?? "-")") }
}

struct ContentView: View {
  @StateObject private var library = Library()

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
