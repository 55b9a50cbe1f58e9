extension AppFeature {
  /// Announcements that come from elsewhere, and changes in a row.
  static let relays: [AppFeature] = [
    AppFeature("plain-object-that-calls-back") { s in
      let (type, object) = (s.type("Player"), s.name("player"))
      let (function, revision) = (s.name("told"), s.name("playerRevision"))
      s.declare(
        """
        final class \(type) {
          var onChange: (() -> Void)?
          var position = 0 { didSet { onChange?() } }
          func seek() { position += 1 }
        }
        """)
      s.member("let \(object) = \(type)()")
      let isByHand = s.one(of: false, true)
      if !isByHand { s.member("@Published private var \(revision) = 0") }
      s.member("func \(function)() { \(isByHand ? "objectWillChange.send()" : "\(revision) += 1") }")
      s.initially("\(object).onChange = { [weak self] in self?.\(function)() }")
      s.show("{m}.\(object).position")
      s.button("seek", "{m}.\(object).seek()")
    },
    AppFeature("service-that-posts") { s in
      let (type, name, revision) = (s.type("Downloads"), s.type("downloaded"), s.name("downloadRevision"))
      s.declare("extension Notification.Name {\n  static let \(name) = Notification.Name(\"\(name)\")\n}")
      s.declare(
        """
        final class \(type) {
          static let shared = \(type)()
          private(set) var count = 0
          func add() {
            count += 1
            NotificationCenter.default.post(name: .\(name), object: nil)
          }
        }
        """)
      let isByHand = s.one(of: false, true)
      if !isByHand { s.member("@Published var \(revision) = 0") }
      let announce = isByHand ? "objectWillChange.send()" : "\(revision) += 1"
      s.initially(
        "NotificationCenter.default.publisher(for: .\(name)).sink { [weak self] _ in self?.\(announce) }.store(in: &\(s.subscriptions()))"
      )
      s.show("\(type).shared.count")
      s.button("download", "\(type).shared.add()")
    },
    AppFeature("observers-in-a-list") { s in
      let (type, revision) = (s.type("Hub"), s.name("hubRevision"))
      s.declare(
        """
        final class \(type) {
          static let shared = \(type)()
          var observers: [() -> Void] = []
          private(set) var count = 0
          func add() {
            count += 1
            observers.forEach { $0() }
          }
        }
        """)
      s.member("@Published var \(revision) = 0")
      s.initially("\(type).shared.observers.append { [weak self] in self?.\(revision) += 1 }")
      s.show("\(type).shared.count")
      s.button("hub", "\(type).shared.add()")
    },
    AppFeature("forwarded-children") { s in
      let (type, children) = (s.type("Leaf"), s.name("leaves"))
      s.declare("final class \(type): ObservableObject {\n  @Published var count = 0\n}")
      s.member("let \(children) = [\(type)(), \(type)()]")
      s.initially(
        "for child in \(children) { child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &\(s.subscriptions())) }"
      )
      s.show("{m}.\(children).map(\\.count)")
      s.button("leaf", "{m}.\(children)[0].count += 1")
    },
    AppFeature("forwarded-value-of-a-child") { s in
      let (type, child) = (s.type("Source"), s.name("source"))
      s.declare(
        "final class \(type): ObservableObject {\n  @Published var count = 0\n  @Published var other = 0\n}")
      s.member("let \(child) = \(type)()")
      s.initially(
        "\(child).$count.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &\(s.subscriptions()))"
      )
      s.show("{m}.\(child).count")
      s.show("{m}.\(child).other")
      s.button("count source", "{m}.\(child).count += 1; {m}.\(child).other += 1")
      s.button("other source", "{m}.\(child).other += 1")
    },
    AppFeature("child-that-reads-its-parent") { s in
      let (type, child, value) = (s.type("Satellite"), s.name("satellite"), s.name("orbit"))
      s.declare(
        "\(s.model.isIsolated ? "@MainActor " : "")final class \(type) {\n  unowned let parent: \(s.model.type)\n  var turns = 0\n  init(parent: \(s.model.type)) { self.parent = parent }\n  var text: String { \"orbit \\(parent.\(value)) \\(turns)\" }\n  func turn() { turns += 1; parent.\(value) += turns % 2 }\n}"
      )
      s.member("@Published var \(value) = 0")
      s.member("lazy var \(child) = \(type)(parent: self)")
      s.show("{m}.\(child).text")
      s.button("orbit", "{m}.\(child).turn()")
    },
    AppFeature("observers-in-a-row") { s in
      let (a, b, c) = (s.name("head"), s.name("middle"), s.name("tail"))
      s.member("@Published var \(a) = 0 { didSet { \(b) = \(a) * 2 } }")
      s.member("\(s.one(of: "@Published ", ""))var \(b) = 0 { didSet { \(c) = \(b) + 1 } }")
      s.member("\(s.one(of: "", "@Published "))var \(c) = 0")
      s.show("{m}.\(c)")
      s.button("row", "{m}.\(a) \(s.one(of: "+= 1", "= ({m}.\(a) + 1) % 2"))")
    },
    AppFeature("task-of-an-id") { s in
      let (id, result) = (s.name("taskID"), s.name("taskResult"))
      s.member("@Published var \(id) = 0")
      s.member("@Published var \(result) = 0")
      s.modifier(".task(id: {m}.\(id)) { {m}.\(result) += 10 }")
      s.show("{m}.\(result)")
      s.button("task", "{m}.\(id) += 1")
    },
    AppFeature("changed-within-its-own-change") { s in
      let (values, update) = (s.name("values"), s.name("updateValues"))
      s.member("@Published var \(values) = [3, 1]")
      s.member("func \(update)(_ change: (inout [Int]) -> Void) { change(&\(values)) }")
      s.show("{m}.\(values)")
      let statement = s.one(
        of: "{m}.\(update) { $0.append({m}.\(values).count) }",
        "{m}.\(update) { $0.append($0.count) }",
        "{m}.\(values).removeAll { $0 > {m}.\(values).count }",
        "{m}.\(values).sort { a, b in (a + {m}.\(values).count) % 2 < b }")
      s.button("update", statement)
    },
    AppFeature("binding-of-the-view") { s in
      let (value, binding) = (s.name("level"), s.name("levelBinding"))
      s.member("@Published var \(value) = 0")
      let reference = s.model.reference
      s.panel.helpers.append(
        s.one(
          of: "private var \(binding): Binding<Int> { $\(reference).\(value) }",
          "private var \(binding): Binding<Int> { Binding(get: { \(reference).\(value) }, set: { \(reference).\(value) = $0 }) }"
        ))
      s.line("Stepper(\"level\", value: \(binding))")
      s.show("{m}.\(value)")
    },
    AppFeature("model-with-a-service-type") { s in
      let (proto, live, type, view) = (
        s.type("Loading"), s.type("LiveLoading"), s.type("Screen"), s.type("ScreenView")
      )
      s.declare("protocol \(proto): AnyObject {\n  var items: [Int] { get }\n  func load()\n}")
      s.declare(
        "final class \(live): \(proto) {\n  private(set) var items: [Int] = []\n  func load() { items.append(items.count) }\n}"
      )
      s.declare(
        """
        final class \(type)<Service: \(proto)>: ObservableObject {
          @Published private(set) var loads = 0
          private let service: Service
          init(_ service: Service) { self.service = service }
          var text: String { "items \\(service.items)" }
          func load() {
            service.load()
            loads += 1
          }
        }
        struct \(view): View {
          @StateObject private var screen = \(type)(\(live)())
          var body: some View { Button("\\(screen.text)\(s.one(of: "", " \\(screen.loads)"))") { screen.load() } }
        }
        """)
      s.line("\(view)()")
    },
    AppFeature("environment-beside-an-observed-object") { s in
      let (type, view, value) = (s.type("Mode"), s.type("ModeView"), s.name("modeValue"))
      let object = s.name("mode")
      s.declare(
        "final class \(type): ObservableObject {\n  @Published var name = \"m\"\n  @Published var uses = 0\n  var note = 0\n}"
      )
      s.member("@Published var \(value) = 0")
      s.member("let \(object) = \(type)()")
      let action = s.one(
        of: "mode.note += 1; model.\(value) += 1", "mode.note += 1; mode.uses += 1", "mode.note += 1")
      s.declare(
        """
        struct \(view): View {
          @EnvironmentObject private var mode: \(type)
          @ObservedObject var model: \(s.model.type)
          var body: some View {
            VStack {
              Text("mode \\(mode.note)\(s.one(of: "", " \\(model.\(value))", " \\(mode.name)"))")
              Button("note") { \(action) }
            }
          }
        }
        """)
      s.line("\(view)(model: {m}).environmentObject({m}.\(object))")
      s.button("rename mode", "{m}.\(object).name += \"!\"")
      s.button("mode value", "{m}.\(value) += 1")
    },
  ]
}
