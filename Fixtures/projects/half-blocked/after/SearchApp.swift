import SwiftUI

@main
struct SearchApp: App {
    @State private var favorites = Favorites()

    var body: some Scene {
        WindowGroup {
            SearchView()
                .environment(favorites)
        }
    }
}
