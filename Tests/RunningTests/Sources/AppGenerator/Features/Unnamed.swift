extension AppFeature {
  /// What is shown, or changed, by code that no expression names.
  static let unnamed: [AppFeature] = [
    AppFeature("subscript-of-a-plain-object") { s in
      let (type, object) = (s.type("Cache"), s.name("cache"))
      s.declare(
        "final class \(type) {\n  var values = [1, 2]\n  subscript(index: Int) -> Int { values[index] }\n}")
      s.member("let \(object) = \(type)()")
      let announce = s.neighbour("fills")
      s.show("{m}.\(object)[0]")
      s.button("fill", "{m}.\(object).values[0] += 1; \(announce)")
    },
    AppFeature("wrapper-over-a-static-variable") { s in
      let (store, wrapper, name) = (s.type("Settings"), s.type("Setting"), s.name("size"))
      s.declare("enum \(store) {\n  static var values = [\"a\": 1]\n}")
      s.declare(
        """
        @propertyWrapper
        struct \(wrapper) {
          let key: String
          var wrappedValue: Int {
            get { \(store).values[key] ?? 0 }
            nonmutating set { \(store).values[key] = newValue }
          }
        }
        """)
      s.member("@\(wrapper)(key: \"a\") var \(name)")
      let announce = s.neighbour("sizes")
      s.show("{m}.\(name)")
      s.button("resize", "{m}.\(name) += 1; \(announce)")
    },
    AppFeature("initializer-of-a-row-that-reads") { s in
      let (service, view) = (s.type("Units"), s.type("UnitRow"))
      s.declare("enum \(service) {\n  static var name = \"km\"\n}")
      s.declare(
        """
        struct \(view): View {
          let text: String
          init() { text = "unit \\(\(service).name)" }
          var body: some View { Text(text) }
        }
        """)
      let announce = s.neighbour("units")
      s.line("\(view)()")
      s.button("unit", "\(service).name += \"m\"; \(announce)")
    },
    AppFeature("initial-value-of-a-row-that-reads") { s in
      let (service, view) = (s.type("Grid"), s.type("GridRow"))
      s.declare("enum \(service) {\n  static var columns = 1\n}")
      s.declare(
        """
        struct \(view): View {
          let columns = \(service).columns
          var body: some View { Text("columns \\(columns)") }
        }
        """)
      let announce = s.neighbour("columns")
      s.line("\(view)()")
      s.button("column", "\(service).columns += 1; \(announce)")
    },
    AppFeature("value-made-of-a-static-variable") { s in
      let (service, type) = (s.type("Zone"), s.type("Clock"))
      s.declare("enum \(service) {\n  static var offset = 1\n}")
      s.declare("struct \(type) {\n  let offset: Int\n  init() { offset = \(service).offset }\n}")
      let announce = s.neighbour("zones")
      s.show("\(type)().offset")
      s.button("zone", "\(service).offset += 1; \(announce)")
    },
    AppFeature("overridden-reading") { s in
      let (service, base, type, object) = (
        s.type("Tariff"), s.type("Plan"), s.type("PaidPlan"), s.name("plan")
      )
      s.declare("enum \(service) {\n  static var price = 1\n}")
      s.declare("class \(base) {\n  var text: String { \"free\" }\n}")
      s.declare(
        "final class \(type): \(base) {\n  override var text: String { \"costs \\(\(service).price)\" }\n}")
      s.member("let \(object): \(base) = \(type)()")
      let announce = s.neighbour("prices")
      s.show("{m}.\(object).text")
      s.button("price", "\(service).price += 1; \(announce)")
    },
    AppFeature("closure-that-reads") { s in
      let (service, format) = (s.type("Currency"), s.name("format"))
      s.declare("enum \(service) {\n  static var symbol = \"$\"\n}")
      let kind = s.one(of: "let", "lazy var", "static let")
      s.member("\(kind) \(format): () -> String = { \"1 \\(\(service).symbol)\" }")
      let announce = s.neighbour("currencies")
      s.show("\(kind == "static let" ? s.model.type : "{m}").\(format)()")
      s.button("currency", "\(service).symbol += \"$\"; \(announce)")
    },
    AppFeature("rows-identified-by-what-changes") { s in
      let (type, objects) = (s.type("Track"), s.name("tracks"))
      s.declare(
        "final class \(type): Identifiable {\n  var number = 1\n  var id: Int { number }\n}")
      s.member("let \(objects) = [\(type)()]")
      let announce = s.neighbour("tracks")
      s.line("ForEach({m}.\(objects)) { item in Text(\"track \\(item.id)\") }")
      s.button("renumber", "{m}.\(objects)[0].number += 1; \(announce)")
    },
    AppFeature("changed-by-a-handed-key-path") { s in
      let (type, set) = (s.type("Options"), s.name("set"))
      s.declare("final class \(type) {\n  static let shared = \(type)()\n  var level = 0\n}")
      s.member(
        "func \(set)(_ path: ReferenceWritableKeyPath<\(type), Int>) { \(type).shared[keyPath: path] += 1 }")
      let announce = s.neighbour("options")
      s.show("\(type).shared.level")
      s.button("option", "{m}.\(set)(\\.level); \(announce)")
    },
    AppFeature("changed-by-a-closure-of-a-list") { s in
      let (service, actions) = (s.type("Machine"), s.name("actions"))
      s.declare("enum \(service) {\n  static var state = 0\n}")
      s.member("let \(actions): [String: () -> Void] = [\"go\": { \(service).state += 1 }]")
      let announce = s.neighbour("actions")
      s.show("\(service).state")
      s.button("go", "{m}.\(actions)[\"go\"]?(); \(announce)")
    },
    AppFeature("binding-to-a-static-variable") { s in
      let (service, binding) = (s.type("Filter"), s.name("filter"))
      s.declare("enum \(service) {\n  static var isOn = false\n}")
      let announce = s.neighbour("filters").replacing("{m}", with: "self")
      s.member(
        """
        var \(binding): Binding<Bool> {
          Binding(get: { \(service).isOn }, set: { \(service).isOn = $0; \(announce) })
        }
        """)
      s.line("Toggle(\"filter\", isOn: {m}.\(binding))")
    },
  ]
}
