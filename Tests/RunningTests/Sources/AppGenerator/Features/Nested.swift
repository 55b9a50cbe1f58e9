extension AppFeature {
  /// Models in models, protocols, and superclasses.
  static let nested: [AppFeature] = [
    AppFeature("forwarded-child") { s in
      let (type, child) = (s.type("Child"), s.name("child"))
      s.declare("final class \(type): ObservableObject {\n  @Published var count = 0\n}")
      s.member("let \(child) = \(type)()")
      s.member("private var \(child)Changes: AnyCancellable?")
      s.initially(
        "\(child)Changes = \(child).objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }")
      s.show("{m}.\(child).count")
      s.button("child", "{m}.\(child).count += 1")
    },
    AppFeature("observed-child") { s in
      let (type, child, view) = (s.type("Part"), s.name("part"), s.type("PartView"))
      s.declare("final class \(type): ObservableObject {\n  @Published var count = 0\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var part: \(type)
          var body: some View { Button("part \\(part.count)") { part.count += 1 } }
        }
        """)
      s.member("\(s.one(of: "let", "@Published var", "var")) \(child) = \(type)()")
      s.line("\(view)(part: {m}.\(child))")
    },
    AppFeature("unobserved-child") { s in
      let (type, child) = (s.type("Engine"), s.name("engine"))
      s.declare("final class \(type): ObservableObject {\n  @Published var speed = 0\n}")
      s.member("let \(child) = \(type)()")
      let announce = s.neighbour("running")
      s.show("{m}.\(child).speed")
      s.button("start", "{m}.\(child).speed += 1; \(announce)")
    },
    AppFeature("models-in-rows") { s in
      let (type, items, view) = (s.type("Row"), s.name("rows"), s.type("RowView"))
      s.declare(
        "final class \(type): ObservableObject, Identifiable {\n  let id: Int\n  @Published var count = 0\n  init(id: Int) { self.id = id }\n}"
      )
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var row: \(type)
          var body: some View { Button("row \\(row.id) \\(row.count)") { row.count += 1 } }
        }
        """)
      s.member("@Published var \(items) = [\(type)(id: 1), \(type)(id: 2)]")
      s.line("ForEach({m}.\(items)) { \(view)(row: $0) }")
      s.button("add row", "{m}.\(items).append(\(type)(id: ({m}.\(items).map(\\.id).max() ?? 0) + 1))")
      s.button("remove row", "if {m}.\(items).count > 1 { {m}.\(items).removeFirst() }")
    },
    AppFeature("selected-model") { s in
      let (type, selection, view) = (s.type("Entry"), s.name("entry"), s.type("EntryView"))
      s.declare("final class \(type): ObservableObject {\n  @Published var text = \"e\"\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var entry: \(type)
          var body: some View { TextField("entry", text: $entry.text) }
        }
        """)
      s.member("@Published var \(selection): \(type)?")
      s.line("if let entry = {m}.\(selection) { \(view)(entry: entry) }")
      s.button("choose", "{m}.\(selection) = {m}.\(selection) == nil ? \(type)() : nil")
    },
    AppFeature("superclass") { s in
      let (base, sub, view) = (s.type("Base"), s.type("Derived"), s.type("DerivedView"))
      s.declare(
        "class \(base): ObservableObject {\n  @Published var count = 0\n  func add() { count += 1 }\n}")
      let sub2 = s.one(
        of: "@Published var extra = 0\n  override func add() {\n    extra += 2\n    super.add()\n  }",
        "var extra = 0\n  override func add() {\n    extra += 2\n    super.add()\n  }",
        "var extra: Int { count * 2 }")
      s.declare("final class \(sub): \(base) {\n  \(sub2)\n}")
      let ownType = s.one(of: sub, base)
      s.declare(
        """
        struct \(view): View {
          @StateObject private var model = \(sub)()
          var body: some View {
            VStack {
              Inner\(view)(model: model)
              Text("extra \\(model.extra)")
              Button("derive") { model.add() }
            }
          }
        }
        struct Inner\(view): View {
          @ObservedObject var model: \(ownType)
          var body: some View { Text("base \\(model.count)") }
        }
        """)
      s.line("\(view)()")
    },
    AppFeature("protocol-of-models") { s in
      let (proto, type, view) = (s.type("Counting"), s.type("Counter"), s.type("CountingView"))
      let isGeneric = s.one(of: true, false)
      s.declare("protocol \(proto): ObservableObject {\n  var count: Int { get set }\n}")
      s.declare("final class \(type): \(proto) {\n  @Published var count = 0\n}")
      s.declare(
        """
        struct \(view)<C: \(proto)>: View {
          @ObservedObject var counter: C
          var body: some View { Stepper("counts", value: $counter.count) }
        }
        """)
      let name = s.name("counting")
      s.member("let \(name) = \(type)()")
      s.line("\(view)(counter: {m}.\(name))")
      if isGeneric { s.button("count", "{m}.\(name).count += 1") }
    },
    AppFeature("generic-model") { s in
      let (type, name, view) = (s.type("Stack"), s.name("stack"), s.type("StackView"))
      s.declare(
        "final class \(type)<Element>: ObservableObject {\n  @Published var elements: [Element] = []\n  func push(_ new: Element) { elements.append(new) }\n}"
      )
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var stack: \(type)<String>
          var body: some View { Text("stack \\(stack.elements.count)") }
        }
        """)
      s.member("let \(name) = \(type)<String>()")
      s.line("\(view)(stack: {m}.\(name))")
      s.button("push", "{m}.\(name).push(\"x\")")
    },
    AppFeature("shared-model") { s in
      let (type, view) = (s.type("Account"), s.type("AccountView"))
      s.declare(
        "final class \(type): ObservableObject {\n  static let shared = \(type)()\n  @Published var name = \"n\"\n  private init() {}\n}"
      )
      s.declare(
        """
        struct \(view): View {
          @ObservedObject private var account = \(type).shared
          var body: some View { Text("account \\(account.name)") }
        }
        """)
      s.line("\(view)()")
      let label = s.name("accountLabel")
      s.member("var \(label): String { \(type).shared.name }")
      if s.one(of: false, true) { s.show("{m}.\(label)") }
      s.button("sign in", "\(type).shared.name += \"!\"")
    },
    AppFeature("models-that-call-each-other") { s in
      let (type, name, count) = (s.type("Worker"), s.name("worker"), s.name("workDone"))
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var progress = 0
          var onProgress: ((Int) -> Void)?
          func work() {
            progress += 1
            onProgress?(progress)
          }
        }
        """)
      s.member("let \(name) = \(type)()")
      s.member("@Published var \(count) = 0")
      s.initially("\(name).onProgress = { [weak self] in self?.\(count) = $0 }")
      s.show("{m}.\(count)")
      s.button("work", "{m}.\(name).work()")
    },
    AppFeature("plain-view-of-a-model") { s in
      let (view, value) = (s.type("Plain"), s.name("plain"))
      s.declare(
        "struct \(view): View {\n  let model: \(s.model.type)\n  var body: some View { Text(\"plain \\(model.\(value))\") }\n}"
      )
      s.member("@Published var \(value) = 0")
      s.line("\(view)(model: {m})")
      s.button("plain", "{m}.\(value) += 1")
    },
    AppFeature("dictionary-of-models") { s in
      let (type, name, view) = (s.type("Slot"), s.name("slots"), s.type("SlotView"))
      s.declare("final class \(type): ObservableObject {\n  @Published var isFull = false\n}")
      s.declare(
        "struct \(view): View {\n  @ObservedObject var slot: \(type)\n  var body: some View { Toggle(\"slot\", isOn: $slot.isFull) }\n}"
      )
      s.member("@Published var \(name): [Int: \(type)] = [1: \(type)()]")
      s.line("ForEach({m}.\(name).keys.sorted(), id: \\.self) { \(view)(slot: {m}.\(name)[$0]!) }")
      s.button("slot", "{m}.\(name)[{m}.\(name).count + 1] = \(type)()")
    },
  ]
}
