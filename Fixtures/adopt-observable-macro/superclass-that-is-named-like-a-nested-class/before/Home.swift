import SwiftUI

enum Home {}

extension Home {
  final class Favorites: ObservableObject {
    @Published var names: [String] = []
  }
}

/// No `Home.Favorites`: that is named so nowhere outside of `Home`.
final class FavoritesPreview: Favorites {
  var isOpen = false
}

struct FavoritesView: View {
  @ObservedObject var favorites: Home.Favorites

  var body: some View { Text(favorites.names.joined()) }
}
