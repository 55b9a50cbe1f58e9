import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

final class Shelf: ObservableObject {
  @Published var title = ""
}

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      AddButton()
      TitleField(isEditing: false)
      CartButton()
    }
  }
}

struct AddButton: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Button("Add") { [library] in library.count += 1 }
  }
}

struct TitleField: View {
  @EnvironmentObject private var shelf: Shelf
  let isEditing: Bool

  var body: some View {
    if isEditing { TextField("Title", text: $shelf.title) }
  }
}

struct CartButton: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    Button("Empty") { cart.items = [] }
  }
}

func count(of button: CartButton) -> Int { button.cart.items.count }
