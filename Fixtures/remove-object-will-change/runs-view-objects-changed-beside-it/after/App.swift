import SwiftUI
@Observable
final class Todo: Identifiable {
  let id: Int
  var title: String
  var done = false
  init(id: Int, title: String) { self.id = id; self.title = title }
  func complete() { done = true }
}
@Observable
final class Store {
  var todos: [Todo] = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")]
  var selected: Todo?
  let first = Todo(id: 3, title: "c")
  var left: Int { todos.filter { !$0.done }.count }
  func a() {
    todos[0].done = true
  }
  func b() {
    if let t = todos.first(where: { $0.id == 2 }) {
      t.done.toggle()
    }
  }
  func c() {
    selected?.done = true
  }
  func d() {
    first.done.toggle()
  }
  func e() {
    for t in todos { t.done = true }
  }
  func f(_ todo: Todo) {
    todo.complete()
  }
  func g(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index].done.toggle()
  }
}
struct Row: View {
  var todo: Todo
  var body: some View { Text(todo.title + (todo.done ? "!" : "?")) }
}
struct ContentView: View {
  @State private var store = Store()
  var body: some View {
    VStack {
      Text("left \(store.left)")
      Button("a") { store.a() }
      Button("b") { store.b() }
      Button("c") { store.c() }
      Button("d") { store.d() }
      Button("e") { store.e() }
      Button("f") { store.f(store.todos[1]) }
      Button("g") { store.g(store.todos[1]) }
      ForEach(store.todos) { todo in
        Row(todo: todo)
        Button("sel \(todo.title)") { store.selected = todo }
      }
      Text(store.selected?.title ?? "none")
      Row(todo: store.first)
    }
  }
}
