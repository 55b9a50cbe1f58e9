import SwiftUI

struct BookView: View {
    var book: Book

    var body: some View {
        Text(book.title)
    }
}
