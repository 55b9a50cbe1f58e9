import SwiftUI

enum Theme {
  nonisolated(unsafe) static var accent = "red"
}

// Made before `ThemeView` is shown, and once.
@Observable
final class Store: ObservableObject {
  var refreshes = 0

  init() { Theme.accent = "blue" }
}

struct RootView: View {
  @StateObject private var store = Store()

  var body: some View { ThemeView(store: store) }
}

struct ThemeView: View {
  var store: Store

  var body: some View {
    VStack {
      Text(Theme.accent)
      Button("Refresh") { store.refreshes += 1 }
      RefreshCount(store: store)
    }
  }
}

struct RefreshCount: View {
  var store: Store

  var body: some View { Text("\(store.refreshes)") }
}
