import SwiftUI

struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var settings: ReadingSettings
  @StateObject private var search = BookSearch()

  var body: some View {
    NavigationStack {
      List {
        Toggle("Show finished books", isOn: $library.showsFinished)
        ForEach(books) { book in
          NavigationLink {
            BookView(book: book)
          } label: {
            BookRow(book: book)
          }
        }
      }
      .searchable(text: $search.query)
      .navigationTitle("Reading List")
      .tint(settings.accentColor)
    }
  }

  private var books: [Book] {
    guard !search.term.isEmpty else { return library.visibleBooks }
    return library.visibleBooks.filter { $0.title.localizedCaseInsensitiveContains(search.term) }
  }
}

struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title)
      Text(book.author).foregroundStyle(.secondary)
    }
  }
}

struct LibraryView_Previews: PreviewProvider {
  static var previews: some View {
    LibraryView()
      .environmentObject(Library())
      .environmentObject(ReadingSettings())
  }
}
