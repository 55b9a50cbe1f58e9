import SwiftUI

@Observable
final class Cart {
  var items: [String] = []

  func add() { items.append("item \(items.count)") }
}

@Observable
final class Draft {
  var title: String

  init(title: String) { self.title = title }
}

struct Editor: View {
  var draft: Draft

  var body: some View {
    VStack {
      Text("draft: \(draft.title)")
      Button("edit") { draft.title += "!" }
    }
  }
}

/// Made anew with the view around it only where its title is another one, and with it the draft in its sheet.
struct Shelf: View {
  @Binding var title: String
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("shelf: \(title)")
      Button("open") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      Editor(draft: Draft(title: title))
    }
  }
}

struct ContentView: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Shop().environment(cart)
      Store().environment(cart)
      Button("add") { cart.add() }
    }
  }
}

struct Shop: View {
  @Environment(Cart.self) private var cart
  @State private var title = "books"

  var body: some View {
    VStack {
      Shelf(title: $title)
      Button("films") { title = "films" }
    }
  }
}

/// Its shelf is another one each time: nothing says whether two such bindings are the same.
struct Store: View {
  @Environment(Cart.self) private var cart
  @State private var titles = ["games"]

  var body: some View {
    let _ = cart.items
    VStack {
      Shelf(title: Binding(get: { titles[0] }, set: { titles[0] = $0 }))
      Button("toys") { titles[0] = "toys" }
    }
  }
}
