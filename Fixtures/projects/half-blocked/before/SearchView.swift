import SwiftUI

struct SearchView: View {
    @StateObject private var search = Search()
    @EnvironmentObject private var favorites: Favorites

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
