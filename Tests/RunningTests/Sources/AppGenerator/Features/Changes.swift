extension AppFeature {
  /// Ways by which code changes what nothing observes, and by which that is shown.
  static let changes: [AppFeature] = [
    change("passed-as-inout", helpers: "static func bump(_ value: inout Int) { value += 1 }") {
      "\($0).bump(&\($0).shared.value)"
    },
    change("changed-by-a-key-path", helpers: "") { "\($0).shared[keyPath: \\.value] += 1" },
    change(
      "changed-by-a-closure",
      helpers: "func update(_ change: (\("{t}")) -> Void) { change(self) }"
    ) { "\($0).shared.update { $0.value += 1 }" },
    change(
      "changed-by-a-stored-closure",
      helpers: "lazy var add: () -> Void = { [unowned self] in value += 1 }"
    ) { "\($0).shared.add()" },
    change("changed-by-a-call-of-the-value", helpers: "func callAsFunction() { value += 1 }") {
      "\($0).shared()"
    },
    change(
      "changed-by-an-operator",
      helpers: "static func += (a: {t}, b: Int) { a.value += b }"
    ) { "\($0).shared += 1" },
    AppFeature("plain-object-with-a-superclass") { s in
      let (base, type, object) = (s.type("Record"), s.type("FileRecord"), s.name("record"))
      s.declare("class \(base) {\n  var size = 0\n  func write() { size += 1 }\n}")
      s.declare("final class \(type): \(base) {\n  override func write() { super.write() }\n}")
      s.member("let \(object) = \(type)()")
      let announce = s.neighbour("writes")
      s.show("{m}.\(object).size")
      s.button("write", "{m}.\(object).write(); \(announce)")
    },
    AppFeature("plain-object-of-a-protocol-with-defaults") { s in
      let (proto, type, object) = (s.type("Countable"), s.type("Gauge"), s.name("gauge"))
      s.declare("protocol \(proto): AnyObject {\n  var level: Int { get set }\n}")
      s.declare(
        "extension \(proto) {\n  func fill() { level += 1 }\n  var text: String { \"level \\(level)\" }\n}")
      s.declare("final class \(type): \(proto) {\n  var level = 0\n}")
      s.member("let \(object): any \(proto) = \(type)()")
      let announce = s.neighbour("fills")
      s.show("{m}.\(object).text")
      s.button("fill", "{m}.\(object).fill(); \(announce)")
    },
    AppFeature("described-model") { s in
      let (service, type, object) = (s.type("Sensor"), s.type("Display"), s.name("display"))
      s.declare("enum \(service) {\n  static var value = 0\n}")
      s.declare(
        "struct \(type): CustomStringConvertible {\n  var description: String { \"value \\(\(service).value)\" }\n}"
      )
      s.member("let \(object) = \(type)()")
      let announce = s.neighbour("senses")
      s.show("{m}.\(object)")
      s.button("sense", "\(service).value += 1; \(announce)")
    },
    AppFeature("changed-in-a-function-around-it") { s in
      let (service, perform) = (s.type("Ledger"), s.name("announcing"))
      s.declare("enum \(service) {\n  static var total = 0\n}")
      let announce = s.neighbour("bookings").replacing("{m}", with: "self")
      s.member("func \(perform)(_ work: () -> Void) {\n  defer { \(announce) }\n  work()\n}")
      s.show("\(service).total")
      s.button("book", "{m}.\(perform) { \(service).total += 1 }")
    },
    AppFeature("default-argument-that-reads") { s in
      let (service, text) = (s.type("Locale"), s.name("localized"))
      s.declare("enum \(service) {\n  static var language = 0\n}")
      s.member("func \(text)(_ language: Int = \(service).language) -> String { \"l\\(language)\" }")
      let announce = s.neighbour("translations")
      s.show("{m}.\(text)()")
      s.button("translate", "\(service).language += 1; \(announce)")
    },
    AppFeature("sequence-of-a-plain-object") { s in
      let (type, object) = (s.type("Playlist"), s.name("playlist"))
      s.declare(
        "final class \(type): Sequence {\n  var songs = [1]\n  func makeIterator() -> IndexingIterator<[Int]> { songs.makeIterator() }\n}"
      )
      s.member("let \(object) = \(type)()")
      let announce = s.neighbour("additions")
      s.show("{m}.\(object).map { $0 * 2 }")
      s.button("add song", "{m}.\(object).songs.append(2); \(announce)")
    },
    AppFeature("sorted-by-an-operator") { s in
      let (type, objects) = (s.type("Rank"), s.name("ranks"))
      s.declare(
        "final class \(type): Comparable {\n  let name: String\n  var points = 0\n  init(_ name: String) { self.name = name }\n  static func < (a: \(type), b: \(type)) -> Bool { a.points < b.points }\n  static func == (a: \(type), b: \(type)) -> Bool { a === b }\n}"
      )
      s.member("let \(objects) = [\(type)(\"a\"), \(type)(\"b\")]")
      let announce = s.neighbour("games")
      s.show("{m}.\(objects).max()!.name")
      s.button("win", "{m}.\(objects).min()!.points += 2; \(announce)")
    },
    AppFeature("changed-by-another-view") { s in
      let (type, view) = (s.type("Badge"), s.type("BadgeEditor"))
      s.declare("enum \(type) {\n  static var text = \"b\"\n}")
      let announce = s.neighbour("badges")
      s.declare(
        """
        struct \(view): View {
          let model: \(s.model.type)
          var body: some View { Button("badge \\(\(type).text)") { \(type).text += "!"; \(announce.replacing("{m}", with: "model")) } }
        }
        """)
      s.line("Text(\(type).text)")
      s.line("\(view)(model: {m})")
    },
    AppFeature("unpublished-variable-of-another-object") { s in
      let (type, view) = (s.type("Mood"), s.type("MoodView"))
      let (object, count) = (s.name("mood"), s.name("moodChanges"))
      let staying = s.one(of: "var changes: AnyCancellable?", "@Published var colour = 0")
      let subscription = staying.contains("Any") ? "\n  func watch() { changes = $name.sink { _ in } }" : ""
      s.declare(
        "final class \(type): ObservableObject {\n  @Published var name = \"m\"\n  var count = 0\n  \(staying)\(subscription)\n}"
      )
      s.member("let \(object) = \(type)()")
      s.member("@Published var \(count) = 0")
      let isRead = s.one(of: "", " \\(model.\(count))")
      let action = s.one(
        of: "mood.count += 1; model.\(count) += 1", "mood.count += 1",
        "mood.count += 1; mood.name += \"!\"")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var mood: \(type)
          @ObservedObject var model: \(s.model.type)
          var body: some View {
            VStack {
              Text("mood \\(mood.count)\(isRead)")
              Button("cheer") { \(action) }
            }
          }
        }
        """)
      s.line("\(view)(mood: {m}.\(object), model: {m})")
      s.button("mood", "{m}.\(count) += 1")
    },
    AppFeature("object-that-stays-read-through-another") { s in
      let (type, view) = (s.type("Reel"), s.type("ReelView"))
      let (object, count) = (s.name("reel"), s.name("reelChanges"))
      let name = s.one(of: "@Published var name = \"r\"", "var name = \"r\"")
      s.declare(
        "final class \(type): ObservableObject {\n  \(name)\n  @Published var pace = 1\n  var changes: AnyCancellable?\n  func follow() { changes = $pace.sink { _ in } }\n}"
      )
      s.member("let \(object) = \(type)()")
      s.member("@Published var \(count) = 0")
      s.member("@Published var \(count)IsBusy = false")
      s.member("var \(object)Text: String { \"reel \\(\(object).name)\" }")
      let shown = s.one(of: "\(object).name", "\(object)Text")
      let announced = s.one(
        of: "; model.\(count) += 1", "; model.\(count)IsBusy = true", "")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var model: \(s.model.type)
          var body: some View {
            VStack {
              Text("reel \\(model.\(shown))")
              Button("wind") { model.\(object).name += "!"\(announced) }
            }
          }
        }
        """)
      s.line("\(view)(model: {m})")
      s.line("Text(\"changes \\({m}.\(count)) \\({m}.\(count)IsBusy)\")")
    },
    AppFeature("static-variable-beside-two-objects") { s in
      let (type, view, counter) = (s.type("Lamp"), s.type("LampView"), s.type("Switches"))
      let (object, count) = (s.name("lamp"), s.name("lampCount"))
      s.declare("enum \(counter) {\n  static var total = 0\n}")
      s.declare(
        "final class \(type): ObservableObject {\n  @Published var isOn = false\n  @Published var power = 0\n}"
      )
      s.member("let \(object) = \(type)()")
      s.member("@Published var \(count) = 0")
      let action = s.one(
        of: "\(counter).total += 1; lamp.power += 1", "\(counter).total += 1; model.\(count) += 1",
        "\(counter).total += 1; lamp.isOn.toggle()", "\(counter).total += 1")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var lamp: \(type)
          @ObservedObject var model: \(s.model.type)
          var body: some View {
            VStack {
              Text("total \\(\(counter).total)\(s.one(of: "", " \\(lamp.isOn)", " \\(model.\(count))"))")
              Button("switch") { \(action) }
            }
          }
        }
        """)
      s.line("\(view)(lamp: {m}.\(object), model: {m})")
      s.line("\(view)(lamp: \(s.one(of: "{m}.\(object)", "\(type)()")), model: {m})")
      s.button("lamp", "{m}.\(object).isOn.toggle()")
      s.button("lamps", "{m}.\(count) += 1")
    },
  ]

  /// A shared object whose value is changed in some way, with `{t}` for its type.
  private static func change(
    _ name: String, helpers: String, _ statement: @escaping @Sendable (String) -> String
  ) -> AppFeature {
    AppFeature(name) { s in
      let service = s.type("Depot")
      s.declare(
        """
        final class \(service) {
          static let shared = \(service)()
          var value = 0
          \(helpers.replacing("{t}", with: service))
        }
        """)
      let announce = s.neighbour("deliveries")
      s.show("\(service).shared.value")
      s.button("deliver", "\(statement(service)); \(announce)")
    }
  }
}
