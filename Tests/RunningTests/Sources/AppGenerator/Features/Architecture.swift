extension AppFeature {
  /// How apps divide their work among objects.
  static let architecture: [AppFeature] = [
    AppFeature("store-of-a-state") { s in
      let (type, state, store, view) = (
        s.type("ViewStore"), s.type("CounterState"), s.name("viewStore"), s.type("CounterView")
      )
      s.declare("struct \(state) {\n  var count = 0\n  var title = \"c\"\n}")
      s.declare(
        """
        @dynamicMemberLookup final class \(type)<State>: ObservableObject {
          @Published private(set) var state: State
          private let reduce: (inout State, Int) -> Void
          init(_ state: State, reduce: @escaping (inout State, Int) -> Void) {
            self.state = state
            self.reduce = reduce
          }
          subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
          func send(_ action: Int) { reduce(&state, action) }
        }
        """)
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var store: \(type)<\(state)>
          var body: some View { Button("counts \\(store.count) \\(store.title)") { store.send(2) } }
        }
        """)
      s.member(
        "let \(store) = \(type)(\(state)()) { state, action in\n  state.count += action\n  if state.count > 5 { state = \(state)() }\n}"
      )
      s.line("\(view)(store: {m}.\(store))")
    },
    AppFeature("service-behind-a-protocol") { s in
      let (proto, live, service) = (s.type("Fetching"), s.type("LiveFetcher"), s.name("fetcher"))
      let (items, reload) = (s.name("fetchedItems"), s.name("reloadItems"))
      s.declare("protocol \(proto): AnyObject {\n  var items: [String] { get }\n  func fetch()\n}")
      s.declare(
        "final class \(live): \(proto) {\n  var items: [String] = []\n  func fetch() { items.append(\"i\\(items.count)\") }\n}"
      )
      s.member("let \(service): any \(proto) = \(live)()")
      let announce = s.neighbour("isFetching").replacing("{m}", with: "self")
      s.member("var \(items): [String] { \(service).items }")
      s.member("func \(reload)() {\n  \(service).fetch()\n  \(announce)\n}")
      s.show("{m}.\(items)")
      s.button("fetch items", "{m}.\(reload)()")
    },
    AppFeature("service-that-calls-back") { s in
      let (type, service) = (s.type("Player"), s.name("player"))
      let (position, play) = (s.name("position"), s.name("playOn"))
      s.declare(
        """
        final class \(type) {
          var onProgress: ((Int) -> Void)?
          private var position = 0
          func play() {
            position += 1
            onProgress?(position)
          }
        }
        """)
      s.member("private let \(service) = \(type)()")
      s.member("@Published private(set) var \(position) = 0")
      s.initially("\(service).onProgress = { [weak self] in self?.\(position) = $0 }")
      s.member("func \(play)() { \(service).play() }")
      s.show("{m}.\(position)")
      s.button("play", "{m}.\(play)()")
    },
    AppFeature("delegate") { s in
      let (proto, type, service) = (s.type("TimerDelegate"), s.type("Ticker"), s.name("ticker"))
      let (ticks, didTick) = (s.name("ticks"), s.name("didTick"))
      s.declare("protocol \(proto): AnyObject {\n  func \(didTick)(_ count: Int)\n}")
      s.declare(
        """
        final class \(type) {
          weak var delegate: (any \(proto))?
          var count = 0
          func tick() {
            count += 1
            delegate?.\(didTick)(count)
          }
        }
        """)
      s.member("let \(service) = \(type)()")
      s.member("@Published var \(ticks) = 0")
      s.initially("\(service).delegate = self")
      s.declare(
        "extension \(s.model.type): \(proto) {\n  \(s.model.isIsolated ? "nonisolated " : "")func \(didTick)(_ count: Int) { \(s.model.isIsolated ? "MainActor.assumeIsolated { \(ticks) = count }" : "\(ticks) = count") }\n}"
      )
      s.show(s.one(of: "{m}.\(ticks)", "{m}.\(service).count"))
      s.button("tick on", "{m}.\(service).tick()")
    },
    AppFeature("computed-over-a-shared-model") { s in
      let (type, text, view) = (s.type("Account"), s.name("userName"), s.type("AccountView"))
      s.declare(
        "final class \(type): ObservableObject {\n  static let shared = \(type)()\n  @Published var name = \"u\"\n}"
      )
      s.declare(
        """
        struct \(view): View {
          @ObservedObject private var account = \(type).shared
          var body: some View { Text("account \\(account.name)") }
        }
        """)
      s.member("var \(text): String { \(type).shared.name }")
      let announce = s.neighbour("logins")
      s.show("{m}.\(text)")
      s.line("\(view)()")
      s.button("log in", "\(type).shared.name += \"!\"; \(announce)")
    },
    AppFeature("coordinator-of-models") { s in
      let (child, view) = (s.type("Screen"), s.type("ScreenView"))
      let (path, push) = (s.name("path"), s.name("push"))
      s.declare(
        "final class \(child): ObservableObject, Identifiable {\n  let id: Int\n  @Published var visits = 0\n  var onClose: (() -> Void)?\n  init(id: Int) { self.id = id }\n}"
      )
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var screen: \(child)
          var body: some View {
            VStack {
              Button("screen \\(screen.id) \\(screen.visits)") { screen.visits += 1 }
              Button("close") { screen.onClose?() }
            }
          }
        }
        """)
      s.member("@Published private(set) var \(path): [\(child)] = []")
      s.member(
        """
        func \(push)() {
          let screen = \(child)(id: \(path).count)
          screen.onClose = { [weak self] in self?.\(path).removeLast() }
          \(path).append(screen)
        }
        """)
      s.line("if let screen = {m}.\(path).last { \(view)(screen: screen) }")
      s.button("push", "if {m}.\(path).count < 3 { {m}.\(push)() }")
      s.show("{m}.\(path).count")
    },
    AppFeature("objects-read-by-the-list") { s in
      let (type, items) = (s.type("Task"), s.name("tasks"))
      s.declare(
        "final class \(type): ObservableObject, Identifiable {\n  let id: Int\n  @Published var isDone = false\n  init(id: Int) { self.id = id }\n}"
      )
      s.member("@Published var \(items) = [\(type)(id: 1), \(type)(id: 2)]")
      let announce = s.neighbour("finished")
      s.line("ForEach({m}.\(items)) { Text(\"task \\($0.id) \\($0.isDone)\") }")
      s.button("finish", "{m}.\(items)[0].isDone.toggle(); \(announce)")
      s.show("{m}.\(items).filter(\\.isDone).count")
    },
    AppFeature("plain-objects-in-rows") { s in
      let (type, items) = (s.type("Song"), s.name("songs"))
      s.declare(
        "final class \(type): Identifiable {\n  let id: Int\n  var plays = 0\n  init(id: Int) { self.id = id }\n}"
      )
      s.member("@Published var \(items) = [\(type)(id: 1), \(type)(id: 2)]")
      let announce = s.neighbour("played")
      s.line("ForEach({m}.\(items)) { Text(\"song \\($0.id) \\($0.plays)\") }")
      s.button("play song", "{m}.\(items)[0].plays += 1; \(announce)")
    },
    AppFeature("object-handed-to-a-closure") { s in
      let (type, view, item) = (s.type("Picked"), s.type("Picker"), s.name("pickedItem"))
      s.declare("final class \(type): ObservableObject {\n  @Published var count = 0\n}")
      s.declare(
        """
        struct \(view)<Row: View>: View {
          @ObservedObject var picked: \(type)
          let onPick: (\(type)) -> Void
          let row: (\(type)) -> Row
          var body: some View {
            VStack {
              row(picked)
              Button("pick \\(picked.count)") { onPick(picked) }
            }
          }
        }
        """)
      s.member("let \(item) = \(type)()")
      s.line(
        "\(view)(picked: {m}.\(item), onPick: { $0.count += 1 }, row: { Text(\"row \\($0.count)\") })")
    },
    AppFeature("model-of-an-optional") { s in
      let (type, detail) = (s.type("Detail"), s.name("detail"))
      s.declare("final class \(type): ObservableObject {\n  @Published var title = \"d\"\n}")
      s.member("@Published var \(detail): \(type)?")
      let announce = s.neighbour("renames")
      s.show("{m}.\(detail)?.title ?? \"none\"")
      s.button("open detail", "{m}.\(detail) = {m}.\(detail) == nil ? \(type)() : nil")
      s.button("rename detail", "{m}.\(detail)?.title += \"!\"; \(announce)")
    },
    AppFeature("binding-into-a-child") { s in
      let (type, settings, view, inner) = (
        s.type("Preferences"), s.name("preferences"), s.type("OuterField"), s.type("InnerField")
      )
      s.declare(
        "struct \(type)Values {\n  var name = \"n\"\n}\nfinal class \(type): ObservableObject {\n  @Published var values = \(type)Values()\n}"
      )
      s.declare(
        """
        struct \(inner): View {
          @Binding var name: String
          var body: some View { TextField("inner", text: $name) }
        }
        struct \(view): View {
          @Binding var values: \(type)Values
          var body: some View { \(inner)(name: $values.name) }
        }
        """)
      s.member("\(s.one(of: "@Published var", "var")) \(settings) = \(type)()")
      let announce = s.neighbour("edits")
      s.line("\(view)(values: ${m}.\(settings).values)")
      s.show("{m}.\(settings).values.name")
      s.button("edit", "{m}.\(settings).values.name += \"e\"; \(announce)")
    },
  ]
}
