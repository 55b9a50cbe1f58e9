import SwiftUI

struct BookList: View {
    @State private var books = [Book(), Book()]

    var body: some View {
        ForEach(books) { book in
            BookView(book: book)
        }
    }
}
