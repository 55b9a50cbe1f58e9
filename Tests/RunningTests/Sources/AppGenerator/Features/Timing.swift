extension AppFeature {
  /// Work in several steps, and what follows changes.
  static let timing: [AppFeature] = [
    AppFeature("service-that-loads-later") { s in
      let (service, load, names) = (s.type("Archive"), s.name("loadArchive"), s.name("archived"))
      s.declare(
        "final class \(service) {\n  static let shared = \(service)()\n  private(set) var names: [String] = []\n  func load() { names.append(\"a\") }\n}"
      )
      let busy = s.name("isArchiving")
      s.member("@Published var \(busy) = false")
      s.member("var \(names): Int { \(service).shared.names.count }")
      let later = s.one(of: "DispatchQueue.main.async {", "Task { @MainActor in")
      s.member(
        """
        func \(load)() {
          \(busy) = true
          \(later)
            \(service).shared.load()
            self.\(busy) = false
          }
        }
        """)
      s.show("{m}.\(names)")
      if s.one(of: true, false) { s.show("{m}.\(busy)") }
      s.button("archive", "{m}.\(load)()")
    },
    AppFeature("service-that-is-awaited") { s in
      let (service, load, value) = (s.type("Remote"), s.name("sync"), s.name("remote"))
      let (loaded, isLoading) = (s.name("syncs"), s.name("isSyncing"))
      s.declare(
        "@MainActor final class \(service) {\n  var value = 0\n  func update() async { value += 1 }\n}")
      s.member("@MainActor lazy var \(value) = \(service)()")
      s.member("@Published var \(loaded) = 0")
      s.member("@Published var \(isLoading) = false")
      s.member(
        """
        @MainActor func \(load)() async {
          guard !\(isLoading) else { return }
          \(isLoading) = true
          defer { \(isLoading) = false }
          await \(value).update()
          \(loaded) += 1
        }
        """)
      s.line("Text(\"remote \\({m}.\(value).value)\")")
      if s.one(of: true, false) { s.show("{m}.\(loaded)") }
      s.line("Button(\"sync\") { Task { await {m}.\(load)() } }")
    },
    AppFeature("announced-in-an-animation") { s in
      let (count, add) = (s.name("animated"), s.name("animate"))
      s.member("var \(count) = 0")
      s.member(
        "func \(add)() {\n  \(count) += 1\n  withAnimation { objectWillChange.send() }\n}")
      s.show("{m}.\(count)")
      s.line("Button(\"animate\") { {m}.\(add)() }")
    },
    AppFeature("changed-in-an-animation") { s in
      let isOpen = s.name("isExpanded")
      s.member("@Published var \(isOpen) = false")
      s.line("if {m}.\(isOpen) { Text(\"expanded\") }")
      s.line("Button(\"expand\") { withAnimation { {m}.\(isOpen).toggle() } }")
    },
    AppFeature("change-that-changes-another") { s in
      let (query, results) = (s.name("search"), s.name("matches"))
      s.member("@Published var \(query) = \"\"")
      s.member("@Published var \(results): [String] = []")
      s.modifier(".onChange(of: {m}.\(query)) { {m}.\(results) = [\"r\" + {m}.\(query)] }")
      s.line("TextField(\"search\", text: ${m}.\(query))")
      s.show("{m}.\(results)")
    },
    AppFeature("notification-received-by-a-view") { s in
      let (name, count) = (s.type("synced"), s.name("syncedCount"))
      s.declare("extension Notification.Name {\n  static let \(name) = Notification.Name(\"\(name)\")\n}")
      s.member("@Published var \(count) = 0")
      s.modifier(".onReceive(NotificationCenter.default.publisher(for: .\(name))) { _ in {m}.\(count) += 1 }")
      s.show("{m}.\(count)")
      s.line("Button(\"post\") { NotificationCenter.default.post(name: .\(name), object: nil) }")
    },
    AppFeature("undo") { s in
      let (text, history, undo) = (s.name("document"), s.name("history"), s.name("undo"))
      s.member(
        "@Published var \(text) = \"d\" { willSet { if newValue != \(text) { \(history).append(\(text)) } } }"
      )
      s.member("private var \(history): [String] = []")
      let canUndo = s.name("canUndo")
      s.member("var \(canUndo): Bool { !\(history).isEmpty }")
      s.member(
        "func \(undo)() {\n  guard let old = \(history).popLast() else { return }\n  \(text) = old\n  _ = \(history).popLast()\n}"
      )
      s.line("Button(\"undo\") { {m}.\(undo)() }.disabled(!{m}.\(canUndo))")
      s.show("{m}.\(canUndo)")
      s.button("write", "{m}.\(text) += \"w\"")
    },
    AppFeature("cache-of-rows") { s in
      let (items, cache, rows) = (s.name("entries"), s.name("rowCache"), s.name("entryRows"))
      s.member("@Published var \(items) = [1] { didSet { \(cache) = nil } }")
      s.member("private var \(cache): [String]?")
      s.member(
        "var \(rows): [String] {\n  if let rows = \(cache) { return rows }\n  let rows = \(items).map { \"row \\($0)\" }\n  \(cache) = rows\n  return rows\n}"
      )
      s.show("{m}.\(rows)")
      s.button("add entry", "{m}.\(items).append({m}.\(items).count + 1)")
    },
    AppFeature("stored-in-the-user-defaults") { s in
      let (value, key) = (s.name("preferred"), s.type("preferred"))
      s.member(
        """
        var \(value): Int {
          get { UserDefaults.standard.integer(forKey: "\(key)") }
          set {
            \(s.one(of: "objectWillChange.send()", ""))
            UserDefaults.standard.set(newValue, forKey: "\(key)")
          }
        }
        """)
      let announce = s.neighbour("saves")
      s.show("{m}.\(value)")
      s.button("prefer", "{m}.\(value) += 1; \(announce)")
      s.initially("UserDefaults.standard.removeObject(forKey: \"\(key)\")")
    },
    AppFeature("equal-results") { s in
      let (item, items, text) = (s.type("Found"), s.name("found"), s.name("foundText"))
      s.declare(
        "struct \(item): Equatable {\n  let id: Int\n  var text: String\n  static func == (a: \(item), b: \(item)) -> Bool { a.id == b.id }\n}"
      )
      let (type, value) = s.one(
        of: ("[\(item)]?", "[new]"), ("Set<Int>", "[1]"), ("(first: \(item), count: Int)?", "(new, 1)"),
        ("ArraySlice<\(item)>", "[new]"))
      if type == "Set<Int>" {
        s.member("@Published var \(items): Set<Int> = []")
        s.show("{m}.\(items).count")
        s.button("find", "{m}.\(items).insert({m}.\(items).count % 3)")
        return
      }
      s.member("private var \(text) = \"f\"")
      let find = s.name("find")
      s.member("@Published var \(items): \(type) = \(type.hasSuffix("?") ? "nil" : "[]")")
      s.member(
        "func \(find)() {\n  \(text) += \"!\"\n  let new = \(item)(id: 1, text: \(text))\n  \(items) = \(value)\n}"
      )
      s.show(
        type.hasPrefix("(")
          ? "{m}.\(items)?.first.text ?? \"\""
          : type.hasSuffix("?")
            ? "{m}.\(items)?.first?.text ?? \"\"" : "{m}.\(items).first?.text ?? \"\"")
      s.button("find", "{m}.\(find)()")
    },
  ]
}
