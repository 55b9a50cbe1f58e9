import SwiftUI

final class Visits: ObservableObject {
  @Published var count = 0
  @Published var log: [String] = []
}

final class Totals: ObservableObject {
  static let shared = Totals()
  @Published var count = 0
}

final class Last: ObservableObject {
  static let shared = Last()
  @Published var name = ""
}

struct Row: View {
  let visits: Visits

  var body: some View {
    let _ = visits.count += 1
    Text("visited")
  }
}

final class Book: ObservableObject {
  @Published var title = "book"

  func text() -> String {
    Totals.shared.count += 1
    return title
  }
}

struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View { Text(book.text()) }
}

// It only writes the variable.
struct LastRow: View {
  let title: String

  var body: some View {
    let _ = Last.shared.name = title
    Text(title)
  }
}

struct Totaled: View {
  @ObservedObject var visits: Visits
  @ObservedObject var totals = Totals.shared
  @ObservedObject var last = Last.shared

  var body: some View {
    Text("\(visits.count) \(visits.log.count) \(totals.count) \(last.name)")
  }
}
