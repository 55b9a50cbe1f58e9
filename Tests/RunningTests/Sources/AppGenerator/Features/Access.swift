extension AppFeature {
  /// Ways by which code reaches what a model holds, or what is kept elsewhere for it.
  static let access: [AppFeature] = [
    AppFeature("kept-in-a-file") { s in
      let (note, save) = (s.name("note"), s.name("saveNote"))
      let path = "NSTemporaryDirectory() + \"\(s.type("note")).txt\""
      s.member(
        "var \(note): String { (try? String(contentsOfFile: \(path), encoding: .utf8)) ?? \"none\" }")
      let announce = s.neighbour("noteSaves").replacing("{m}", with: "self")
      s.member(
        """
        func \(save)() {
          try? (\(note) + "x").write(toFile: \(path), atomically: true, encoding: .utf8)
          \(announce)
        }
        """)
      s.initially("try? \"n\".write(toFile: \(path), atomically: true, encoding: .utf8)")
      s.show("{m}.\(note)")
      s.button("save note", "{m}.\(save)()")
    },
    AppFeature("subscript-of-a-model") { s in
      let (scores, label) = (s.name("scores"), s.name("player"))
      s.member("@Published private var \(scores): [String: Int] = [:]")
      s.member(
        """
        subscript(\(label) key: String) -> Int {
          get { \(scores)[key] ?? 0 }
          set { \(scores)[key] = newValue }
        }
        """)
      s.show("{m}[\(label): \"a\"]")
      s.button("score", "{m}[\(label): \"a\"] += 1")
    },
    AppFeature("static-variable-of-the-model") { s in
      let (best, text) = (s.name("best"), s.name("bestText"))
      s.member("private static var \(best) = 0")
      s.member("var \(text): String { \"best \\(Self.\(best))\" }")
      let raise = s.name("raiseBest")
      let announce = s.neighbour("raises").replacing("{m}", with: "self")
      s.member("func \(raise)() {\n  Self.\(best) += 1\n  \(announce)\n}")
      s.initially("Self.\(best) = 0")
      s.show("{m}.\(text)")
      s.button("raise best", "{m}.\(raise)()")
    },
    AppFeature("static-functions-of-a-service") { s in
      let service = s.type("Clipboard")
      let text = s.name("copied")
      s.declare(
        """
        enum \(service) {
          private static var items = 0
          static func count() -> Int { items }
          static func add() { items += 1 }
        }
        """)
      let announce = s.neighbour("copies")
      s.member("var \(text): Int { \(service).count() }")
      s.show("{m}.\(text)")
      s.button("copy", "\(service).add(); \(announce)")
    },
    AppFeature("object-in-an-enum") { s in
      let (type, route, view) = (s.type("Page"), s.type("Route"), s.type("PageView"))
      let (value, open) = (s.name("route"), s.name("openPage"))
      s.declare("final class \(type): ObservableObject {\n  @Published var turns = 0\n}")
      s.declare("enum \(route) {\n  case none\n  case page(\(type))\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var page: \(type)
          var body: some View { Button("turn \\(page.turns)") { page.turns += 1 } }
        }
        """)
      s.member("@Published var \(value) = \(route).none")
      s.member("func \(open)() { \(value) = .page(\(type)()) }")
      s.line("if case .page(let page) = {m}.\(value) { \(view)(page: page) }")
      s.button("open page", "{m}.\(open)()")
    },
    AppFeature("read-by-a-key-path") { s in
      let (value, read) = (s.name("pathValue"), s.name("pathRead"))
      s.member("@Published var \(value) = 0")
      s.member("func \(read)(_ path: KeyPath<\(s.model.type), Int>) -> Int { self[keyPath: path] }")
      s.line("Text(\"\\({m}.\(read)(\\.\(value)))\")")
      s.button("path", "{m}.\(value) += 1")
    },
    AppFeature("object-of-a-function") { s in
      let (type, view) = (s.type("Seat"), s.type("SeatView"))
      let (seats, seat) = (s.name("seats"), s.name("seat"))
      s.declare("final class \(type): ObservableObject {\n  @Published var isTaken = false\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var seat: \(type)
          var body: some View { Toggle("taken", isOn: $seat.isTaken) }
        }
        """)
      s.member("@Published private var \(seats) = [\(type)(), \(type)()]")
      s.member("func \(seat)(_ number: Int) -> \(type) { \(seats)[number % \(seats).count] }")
      s.line("\(view)(seat: {m}.\(seat)(1))")
      s.line("Text({m}.\(seat)(1).isTaken ? \"taken\" : \"free\")")
      s.button("take", "{m}.\(seat)(1).isTaken.toggle()")
    },
    AppFeature("assigned-by-a-key-path") { s in
      let (value, copy) = (s.name("original"), s.name("assignedCopy"))
      s.member("@Published var \(value) = 0")
      s.member("@Published var \(copy) = 0")
      s.subscriptions()
      s.initially("$\(value).map { $0 * 2 }.assign(to: \\.\(copy), on: self).store(in: &cancellables)")
      s.show("{m}.\(copy)")
      s.button("assign", "{m}.\(value) += 1")
    },
    AppFeature("values-in-a-tuple") { s in
      let (pair, text) = (s.name("pair"), s.name("pairText"))
      s.member("@Published var \(pair) = (count: 0, title: \"p\")")
      s.member("var \(text): String {\n  let (count, title) = \(pair)\n  return \"\\(title)\\(count)\"\n}")
      s.show("{m}.\(text)")
      s.button("pair", "{m}.\(pair).count += 1")
    },
  ]
}
