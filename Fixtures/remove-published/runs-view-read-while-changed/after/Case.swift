import SwiftUI

struct Page {
  var visits = 0
  var title: String?
}

@Observable
final class Book {
  var page: Page?
  var marks = [3, 1, 2]

  var visits: Int { page?.visits ?? 0 }

  func open() { if page == nil { page = Page() } }
  func visit() {
    if var newPage = page {
      newPage.visits = visits + 1
      page = newPage
    }
  }
  func name() {
    if var newPage = page {
      newPage.title = page?.title ?? "untitled"
      page = newPage
    }
    if var title = page?.title {
      title.append("\(visits)")
      page?.title = title
    }
  }

  func clean() {
    var newMarks = marks
    newMarks.removeAll { $0 == marks.count }
    marks = newMarks
  }
  func sort() {
    var newMarks = marks
    newMarks.sort { first, second in first * marks.count < second * marks.count }
    marks = newMarks
  }
}

struct ContentView: View {
  @State private var book = Book()

  var body: some View {
    VStack {
      Text("\(book.page?.title ?? "none"), \(book.visits) visits")
      Text(book.marks.map(String.init).joined(separator: " "))
      Button("Open") { book.open() }
      Button("Visit") { book.visit() }
      Button("Name") { book.name() }
      Button("Clean") { book.clean() }
      Button("Sort") { book.sort() }
      Button("Twice") {
        if var page = book.page {
          page.visits = (book.page?.visits ?? 1) * 2
          book.page = page
        }
      }
    }
  }
}
