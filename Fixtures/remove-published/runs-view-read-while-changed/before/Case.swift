import SwiftUI

struct Page {
  var visits = 0
  var title: String?
}

final class Book: ObservableObject {
  @Published var page: Page?
  @Published var marks = [3, 1, 2]

  var visits: Int { page?.visits ?? 0 }

  func open() { if page == nil { page = Page() } }
  func visit() { page?.visits = visits + 1 }
  func name() {
    page?.title = page?.title ?? "untitled"
    page?.title?.append("\(visits)")
  }

  func clean() { marks.removeAll { $0 == marks.count } }
  func sort() {
    marks.sort { first, second in first * marks.count < second * marks.count }
  }
}

struct ContentView: View {
  @StateObject private var book = Book()

  var body: some View {
    VStack {
      Text("\(book.page?.title ?? "none"), \(book.visits) visits")
      Text(book.marks.map(String.init).joined(separator: " "))
      Button("Open") { book.open() }
      Button("Visit") { book.visit() }
      Button("Name") { book.name() }
      Button("Clean") { book.clean() }
      Button("Sort") { book.sort() }
      Button("Twice") { book.page?.visits = (book.page?.visits ?? 1) * 2 }
    }
  }
}
