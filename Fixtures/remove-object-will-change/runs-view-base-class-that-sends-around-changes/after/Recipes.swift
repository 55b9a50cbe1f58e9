import SwiftUI

/// Sends around whatever its subclasses change.
@Observable
class Editable {
  func update(_ change: () -> Void) {
    change()
  }
}

@Observable
final class Recipe: Editable {
  private(set) var servings = 2
  private(set) var ingredients = ["flour": 100, "sugar": 50]

  var lines: [String] {
    ingredients.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value * servings)" }
  }

  func line(_ name: String) -> String { "\(name) \((ingredients[name] ?? 0) * servings)" }

  func more() { update { servings += 1 } }
  func add() { update { ingredients["eggs"] = 3 } }
}

@Observable
class Loading {
  var isLoading = false

  func refresh() { withMutation(keyPath: \.isLoading) {} }
}

@Observable
final class Cart: Loading {
  var prices = [1, 2]

  var total: Int { prices.reduce(0, +) }

  func add() {
    prices.append(3)
    refresh()
  }
}

struct ContentView: View {
  @State private var recipe = Recipe()
  @State private var cart = Cart()

  var body: some View {
    Lines(recipe: recipe)
    Text(recipe.line("sugar"))
    Button("More") { recipe.more() }
    Button("Eggs") { recipe.add() }
    Text("\(cart.total) \(cart.isLoading ? "…" : "")")
    Button("Add") { cart.add() }
    Button("Load") { cart.isLoading.toggle() }
  }
}

struct Lines: View {
  var recipe: Recipe

  var body: some View {
    ForEach(recipe.lines, id: \.self) { Text($0) }
  }
}
