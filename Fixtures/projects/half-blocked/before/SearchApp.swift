import SwiftUI

@main
struct SearchApp: App {
    @StateObject private var favorites = Favorites()

    var body: some Scene {
        WindowGroup {
            SearchView()
                .environmentObject(favorites)
        }
    }
}
