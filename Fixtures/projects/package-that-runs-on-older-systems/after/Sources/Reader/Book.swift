import SwiftUI

@Observable
final class Book {
  var title = ""
}

struct BookView: View {
  var book: Book

  var body: some View { Text(book.title) }
}
