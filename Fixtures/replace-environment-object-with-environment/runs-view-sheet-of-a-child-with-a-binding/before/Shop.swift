import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []

  func add() { items.append("item \(items.count)") }
}

final class Draft: ObservableObject {
  @Published var title: String

  init(title: String) { self.title = title }
}

struct Editor: View {
  @ObservedObject var draft: Draft

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
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      Shop().environmentObject(cart)
      Store().environmentObject(cart)
      Button("add") { cart.add() }
    }
  }
}

struct Shop: View {
  @EnvironmentObject private var cart: Cart
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
  @EnvironmentObject private var cart: Cart
  @State private var titles = ["games"]

  var body: some View {
    VStack {
      Shelf(title: Binding(get: { titles[0] }, set: { titles[0] = $0 }))
      Button("toys") { titles[0] = "toys" }
    }
  }
}
