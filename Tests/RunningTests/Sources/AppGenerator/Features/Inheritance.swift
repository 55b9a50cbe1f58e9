extension AppFeature {
  /// Overrides, and storage in wrappers of the sources.
  static let inheritance: [AppFeature] = [
    AppFeature("overridden-property") { s in
      let (base, sub, view) = (s.type("Form"), s.type("LoginForm"), s.type("FormView"))
      let override = s.one(
        of: "override var title: String { didSet { changes += 1 } }\n  @Published var changes = 0",
        "override var title: String {\n    get { super.title + \"*\" }\n    set { super.title = newValue }\n  }\n  var changes = 0",
        "override var isValid: Bool { title.count > 3 && super.isValid }\n  var changes: Int { title.count }")
      s.declare(
        """
        class \(base): ObservableObject {
          @Published var title = "f"
          var isValid: Bool { title != "" }
          func extend() { title += "x" }
        }
        final class \(sub): \(base) {
          \(override)
        }
        struct \(view): View {
          @StateObject private var form = \(sub)()
          var body: some View {
            VStack {
              TextField("form", text: $form.title)
              Text("valid \\(form.isValid) \\(form.changes)")
              Button("extend") { form.extend() }
            }
          }
        }
        """)
      s.line("\(view)()")
    },
    AppFeature("base-of-models") { s in
      let (base, sub, model, view) = (
        s.type("ViewModel"), s.type("ListModel"), s.name("listModel"), s.type("ListModelView")
      )
      s.declare(
        """
        class \(base): ObservableObject {
          @Published var isLoading = false
          var error: String?
          func run(_ work: () -> Void) {
            isLoading = true
            work()
            error = "done"
            isLoading = false
          }
        }
        final class \(sub): \(base) {
          \(s.one(of: "@Published private(set) var rows: [Int] = []", "private(set) var rows: [Int] = []"))
          func load() { run { rows.append(rows.count) } }
        }
        struct \(view): View {
          @ObservedObject var model: \(sub)
          var body: some View {
            VStack {
              Text("rows \\(model.rows) \\(model.error ?? "-")")
              Button("load rows") { model.load() }
            }
          }
        }
        """)
      s.member("let \(model) = \(sub)()")
      s.line("\(view)(model: {m}.\(model))")
    },
    AppFeature("plain-base") { s in
      let (base, sub, view) = (s.type("Entity"), s.type("User"), s.type("UserView"))
      s.declare(
        """
        class \(base) {
          var version = 0
          func touch() { version += 1 }
        }
        final class \(sub): \(base), ObservableObject {
          @Published var name = "u"
          override func touch() {
            super.touch()
            name += "!"
          }
        }
        struct \(view): View {
          @StateObject private var user = \(sub)()
          var body: some View {
            VStack {
              Text("version \\(user.version)\(s.one(of: "", " \\(user.name)"))")
              \(view)Name(user: user)
              Button("touch user") { user.touch() }
            }
          }
        }
        struct \(view)Name: View {
          @ObservedObject var user: \(sub)
          var body: some View { Text(user.name) }
        }
        """)
      s.line("\(view)()")
    },
    AppFeature("wrapper-over-an-object") { s in
      let (wrapper, value) = (s.type("Boxed"), s.name("boxed"))
      s.declare(
        """
        @propertyWrapper final class \(wrapper)<Value> {
          var wrappedValue: Value
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        """)
      s.member("@\(wrapper) var \(value) = 0")
      let announce = s.neighbour("boxes")
      s.show("{m}.\(value)")
      s.button("box", "{m}.\(value) += 1; \(announce)")
    },
    AppFeature("injected-by-a-wrapper") { s in
      let (wrapper, service, value) = (s.type("Injected"), s.type("Catalogue"), s.name("catalogue"))
      s.declare(
        "final class \(service) {\n  static let shared = \(service)()\n  var titles: [String] = []\n}")
      s.declare(
        "@propertyWrapper struct \(wrapper) {\n  var wrappedValue: \(service) { \(service).shared }\n}")
      s.member("@\(wrapper) var \(value)")
      let announce = s.neighbour("orders")
      let titles = s.name("titles")
      s.member("var \(titles): Int { \(value).titles.count }")
      s.show("{m}.\(titles)")
      s.button("order", "{m}.\(value).titles.append(\"t\"); \(announce)")
    },
    AppFeature("model-of-a-class-constraint") { s in
      let (proto, type, view) = (s.type("Sized"), s.type("SizedModel"), s.type("SizedView"))
      let model = s.name("sized")
      s.declare(
        """
        protocol \(proto): ObservableObject {
          var size: Int { get }
          func grow()
        }
        extension \(proto) {
          var label: String { "size \\(size)" }
        }
        final class \(type): \(proto) {
          @Published private(set) var size = 1
          func grow() { size += 1 }
        }
        struct \(view)<Model: \(proto)>: View {
          @ObservedObject var model: Model
          var body: some View { Button(model.label) { model.grow() } }
        }
        """)
      s.member("let \(model) = \(type)()")
      s.line("\(view)(model: {m}.\(model))")
    },
  ]
}
