import SwiftUI

struct SearchView: View {
    @StateObject private var search = Search()
    @Environment(Favorites.self) private var favorites

    var body: some View {
        VStack {
            TextField("Search", text: $search.query)
            ForEach(search.results, id: \.self) { name in
                Button(favorites.names.contains(name) ? "* \(name)" : name) {
                    favorites.toggle(name)
                }
            }
        }
    }
}
