import SwiftUI

final class Menu: ObservableObject {
  @Published var dishes = ["soup": 2, "bread": 1]
  @Published var isOpen = true

  var names: [String] { dishes.keys.sorted() }
}

struct ContentView: View {
  @StateObject private var menu = Menu()

  var body: some View { MenuView(menu: menu, title: "menu") }
}

struct MenuView: View {
  @ObservedObject private var menu: Menu
  private let title: String

  init(menu: Menu, title: String) {
    _menu = ObservedObject(wrappedValue: menu)
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
