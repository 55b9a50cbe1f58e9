import SwiftUI

enum Home {}

extension Home {
  @Observable
  final class Favorites {
    var names: [String] = []
  }
}

/// No `Home.Favorites`: that is named so nowhere outside of `Home`.
final class FavoritesPreview: Favorites {
  var isOpen = false
}

struct FavoritesView: View {
  var favorites: Home.Favorites

  var body: some View { Text(favorites.names.joined()) }
}
