import SwiftUI

struct LibraryView: View {
    @Environment(Library.self) var library
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        @Bindable var library = library
        VStack {
            TextField("Search", text: $library.search)
            ForEach(library.found, id: \.self) { title in
                Text(title)
            }
            AddBookView()
        }
    }
}
