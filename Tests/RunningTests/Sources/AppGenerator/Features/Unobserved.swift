extension AppFeature {
  /// State that nothing observes, and that views show: an announcement of the model refreshed it.
  static let unobserved: [AppFeature] = [
    AppFeature("shared-service") { s in
      let service = s.type("Repository")
      let names = s.name("names")
      s.declare(
        """
        final class \(service) {
          static let shared = \(service)()
          private(set) var names: [String] = []
          func load() { names.append("n\\(names.count)") }
        }
        """)
      let announce = s.neighbour("isLoading")
      s.member("var \(names): [String] { \(service).shared.names }")
      s.show("{m}.\(names)")
      s.button("load", "\(service).shared.load(); \(announce)")
    },
    AppFeature("injected-service") { s in
      let service = s.type("Library")
      let library = s.name("library")
      s.declare(
        """
        final class \(service) {
          var titles = ["a"]
          func add() { titles.append("b") }
        }
        """)
      s.member("let \(library) = \(service)()")
      let announce = s.neighbour("revision")
      s.show("{m}.\(library).titles.count")
      s.button("add title", "{m}.\(library).add(); \(announce)")
    },
    AppFeature("static-variable") { s in
      let palette = s.type("Palette")
      s.declare("enum \(palette) {\n  static var accent = \"red\"\n}")
      let announce = s.neighbour("revision")
      s.line("Text(\"\\(\(palette).accent)\")")
      s.button("recolour", "\(palette).accent += \"!\"; \(announce)")
    },
    AppFeature("static-variable-beside-a-read") { s in
      let palette = s.type("Theme")
      let title = s.name("themeTitle")
      s.declare("enum \(palette) {\n  static var accent = \"red\"\n}")
      let announce = s.neighbour("revision")
      s.member("@Published var \(title) = \"t\"")
      s.line("Text(\"\\({m}.\(title)) \\(\(palette).accent)\")")
      s.button("repaint", "\(palette).accent += \"!\"; \(announce)")
    },
    AppFeature("plain-objects-in-a-collection") { s in
      let item = s.type("Item")
      let items = s.name("items")
      s.declare("final class \(item) {\n  var count = 0\n}")
      let form = s.one(
        of: ("[\(item)]", "[\(item)(), \(item)()]", "[0]"),
        ("[String: \(item)]", "[\"a\": \(item)()]", "[\"a\"]!"),
        ("\(item)?", "\(item)()", "!"))
      s.member("@Published var \(items): \(form.0) = \(form.1)")
      let announce = s.neighbour("touched")
      s.show("{m}.\(items)\(form.2).count")
      s.button("touch", "{m}.\(items)\(form.2).count += 1; \(announce)")
    },
    AppFeature("plain-object-in-an-enum") { s in
      let (item, state) = (s.type("Ticket"), s.type("TicketState"))
      let ticket = s.name("ticketState")
      s.declare("final class \(item) {\n  var count = 0\n}")
      s.declare(
        """
        enum \(state) {
          case none
          case open(\(item))
          var count: Int {
            if case .open(let item) = self { return item.count }
            return -1
          }
        }
        """)
      s.member("@Published var \(ticket) = \(state).open(\(item)())")
      let announce = s.neighbour("touched")
      s.show("{m}.\(ticket).count")
      s.button("stamp", "if case .open(let item) = {m}.\(ticket) { item.count += 1 }; \(announce)")
    },
    AppFeature("value-of-a-subject") { s in
      let subject = s.name("level")
      s.member("let \(subject) = CurrentValueSubject<Int, Never>(0)")
      let announce = s.neighbour("touched")
      s.show("{m}.\(subject).value")
      s.button("raise", "{m}.\(subject).send({m}.\(subject).value + 1); \(announce)")
    },
    AppFeature("cache-of-a-library") { s in
      let cache = s.name("cache")
      s.member("let \(cache) = NSMutableArray()")
      let announce = s.neighbour("loaded")
      s.show("{m}.\(cache).count")
      s.button("cache", "{m}.\(cache).add(\"x\"); \(announce)")
    },
    AppFeature("unpublished-beside-published") { s in
      let count = s.name("count")
      s.member("\(s.one(of: "", "private(set) ", "fileprivate "))var \(count) = 0")
      let announce = s.neighbour("version").replacing("{m}", with: "self")
      let bump = s.name("bump")
      s.member("func \(bump)() {\n  \(count) += 1\n  \(announce)\n}")
      s.show("{m}.\(count)")
      s.button("bump", "{m}.\(bump)()")
    },
    AppFeature("unpublished-alone") { s in
      let (count, version) = (s.name("quiet"), s.name("loud"))
      s.member("var \(count) = 0")
      s.member("@Published var \(version) = 0")
      s.show("{m}.\(count)")
      s.button("quietly", "{m}.\(count) += 1")
      s.button("loudly", "{m}.\(version) += 1")
    },
    AppFeature("announced-by-hand") { s in
      let count = s.name("tally")
      let order = s.one(of: true, false)
      s.member("var \(count) = 0")
      s.show("{m}.\(count)")
      s.button(
        "tally",
        order
          ? "{m}.objectWillChange.send(); {m}.\(count) += 1"
          : "{m}.\(count) += 1; {m}.objectWillChange.send()")
    },
    AppFeature("announced-in-will-set") { s in
      let count = s.name("draft")
      s.member("var \(count) = 0 { willSet { objectWillChange.send() } }")
      s.show("{m}.\(count)")
      s.button("draft", "{m}.\(count) += 1")
    },
    AppFeature("global-variable") { s in
      let (global, text) = (s.type("globalCount"), s.name("globalText"))
      s.declare("var \(global) = 0")
      let announce = s.neighbour("touched")
      s.member("var \(text): String { \"global \\(\(global))\" }")
      s.show("{m}.\(text)")
      s.button("global", "\(global) += 1; \(announce)")
    },
    AppFeature("struct-with-a-plain-object") { s in
      let (box, holder) = (s.type("Box"), s.type("Holder"))
      let held = s.name("holder")
      s.declare("final class \(box) {\n  var count = 0\n}")
      s.declare("struct \(holder) {\n  let box = \(box)()\n  var title = \"h\"\n}")
      s.member("@Published var \(held) = \(holder)()")
      let announce = s.neighbour("touched")
      s.show("{m}.\(held).box.count")
      s.button(
        "hold", "{m}.\(held).box.count += 1; \(s.one(of: "\(announce)", "{m}.\(held).title += \"h\""))")
    },
    AppFeature("change-that-nothing-announces") { s in
      let service = s.type("Meter")
      let (meter, other) = (s.name("meter"), s.name("meterOther"))
      s.declare("final class \(service) {\n  var value = 0\n}")
      s.member("let \(meter) = \(service)()")
      s.member("@Published var \(other) = 0")
      s.line("Text(\"\\({m}.\(other))\")")
      s.show("{m}.\(meter).value")
      s.button("measure", "{m}.\(meter).value += 1")
      s.button("other", "{m}.\(other) += 1")
    },
  ]
}
