import SwiftUI

struct LibraryView: View {
    @EnvironmentObject var library: Library
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack {
            TextField("Search", text: $library.search)
            ForEach(library.found, id: \.self) { title in
                Text(title)
            }
            AddBookView()
        }
    }
}
