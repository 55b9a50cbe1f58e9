import SwiftUI

final class Book: ObservableObject {
  @Published var title = ""
}

struct BookView: View {
  @ObservedObject var book: Book

  var body: some View { Text(book.title) }
}
