import SwiftUI

enum Scope: String {
  case all, mine
}

@Observable
final class Filter {
  var scope = Scope.all
  var hidden: Set<Int> = []
  var names = ["a": "first"]
}

struct ContentView: View {
  @State private var filter = Filter()

  var body: some View {
    Text("\(filter.scope.rawValue), \(filter.hidden.count) hidden")
    FilterEditor(filter: filter)
  }
}

struct FilterEditor: View {
  var filter: Filter

  private var isMine: Binding<Bool> {
    Binding(get: { filter.scope == .mine }, set: { filter.scope = $0 ? .mine : .all })
  }

  var body: some View {
    Toggle("mine", isOn: isMine)
    ForEach([1, 2], id: \.self) { number in
      Toggle("hide \(number)", isOn: isHidden(number))
    }
    TextField("name", text: Binding(get: { filter.names["a"] ?? "" }, set: { filter.names["a"] = $0 }))
  }

  private func isHidden(_ number: Int) -> Binding<Bool> {
    Binding {
      filter.hidden.contains(number)
    } set: {
      if $0 { filter.hidden.insert(number) } else { filter.hidden.remove(number) }
    }
  }
}
