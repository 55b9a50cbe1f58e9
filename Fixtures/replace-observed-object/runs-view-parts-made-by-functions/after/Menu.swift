import SwiftUI

@Observable
final class Menu {
  var dishes = ["soup": 2, "bread": 1]
  var isOpen = true

  var names: [String] { dishes.keys.sorted() }
}

struct ContentView: View {
  @State private var menu = Menu()

  var body: some View { MenuView(menu: menu, title: "menu") }
}

struct MenuView: View {
  @Bindable private var menu: Menu
  private let title: String

  init(menu: Menu, title: String) {
    _menu = Bindable(wrappedValue: menu)
    self.title = title
  }

  var body: some View {
    header
    Toggle("open", isOn: $menu.isOpen)
    if menu.isOpen { dishes(upTo: 3) }
    Card { Text("\(menu.dishes.count) dishes") }
  }

  private var header: some View { Text(menu.isOpen ? title : "closed") }

  @ViewBuilder private func dishes(upTo price: Int) -> some View {
    ForEach(menu.names, id: \.self) { name in
      if let cost = menu.dishes[name], cost <= price {
        Button("\(name) for \(cost)") { menu.dishes[name] = cost + 1 }
      } else {
        Text("\(name) is too dear")
      }
    }
    Button("another") { menu.dishes["dish \(menu.dishes.count)"] = 1 }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
