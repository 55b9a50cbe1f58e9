import SwiftUI

@Observable
final class Item {
  var isLoading = false
  var number = 0
  let id: Int

  init(id: Int) {
    self.id = id
    load()
  }

  func load() {
    guard !_isLoading else { return }
    isLoading = true
    DispatchQueue.main.async {
      self.number += self.id
      self.isLoading = false
    }
  }
}

struct ItemView: View {
  var item: Item

  var body: some View {
    Text("item \(item.number)")
    Button("reload") { item.load() }
  }
}

/// Nothing changes it but what the user types, which another one would not have.
@Observable
final class Form {
  var name = ""
  var isValid = false
  private(set) var history: [String: Int] = [:]

  init(name: String) {
    self.name = name
    _history[name] = 0
    validate()
  }

  func type() {
    name += "x"
    history[name, default: 0] += 1
    validate()
  }

  func validate() { isValid = _name.count > 2 }
}

struct FormView: View {
  var form: Form

  var body: some View {
    Text("\(form.name) \(form.isValid) \(form.history.count)")
    Button("type") { form.type() }
  }
}

/// An observer runs in what the initializer calls, and an optional is bound there.
@Observable
final class Draft {
  var text: String? {
    didSet { length = _text?.count ?? 0 }
  }
  private(set) var length = 0

  init(text: String) { restore(text) }

  func restore(_ saved: String) {
    guard let text = _text else {
      text = saved
      return
    }
    self.text = text + saved
  }
}

struct DraftView: View {
  var draft: Draft

  var body: some View {
    Text("\(draft.text ?? "none"), \(draft.length)")
    Button("write") { draft.restore("b") }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      ItemView(item: Item(id: 3))
      DraftView(draft: Draft(text: "a"))
      HStack { FormView(form: Form(name: "a")) }
      ForEach([1, 2], id: \.self) { number in ItemView(item: Item(id: number)) }
    }
  }
}
