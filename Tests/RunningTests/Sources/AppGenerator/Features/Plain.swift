extension AppFeature {
  /// What every app does.
  static let plain: [AppFeature] = [
    value("counter", "0") { "\($0) += 1" },
    value("title", "\"t\"") { "\($0) += \"x\"" },
    value("names", "[\"a\"]") { "\($0).append(\"b\")" },
    value("flags", "[\"a\": false]") { "\($0)[\"a\"]?.toggle()" },
    value("choice", "Optional(1)") { "\($0) = \($0) == nil ? 1 : nil" },
    AppFeature("work-done-later") { s in
      let (isBusy, result) = (s.name("isWorking"), s.name("result"))
      let start = s.name("startWork")
      s.member("@Published var \(isBusy) = false")
      s.member("@Published var \(result) = 0")
      let later = s.one(
        of: "DispatchQueue.main.async {", "Task { @MainActor in", "DispatchQueue.main.async { [self] in")
      s.member(
        "func \(start)() {\n  \(isBusy) = true\n  \(later)\n    self.\(result) += 1\n    self.\(isBusy) = false\n  }\n}"
      )
      s.show("{m}.\(result)")
      s.show("{m}.\(isBusy)")
      s.button("work", "{m}.\(start)()")
    },
    AppFeature("async-function") { s in
      let (result, start) = (s.name("fetched"), s.name("fetch"))
      s.member("@Published var \(result) = 0")
      s.member("@MainActor func \(start)() async {\n  let new = \(result) + 1\n  \(result) = new\n}")
      s.show("{m}.\(result)")
      s.line("Button(\"fetch\") { Task { await {m}.\(start)() } }")
    },
    AppFeature("enum-state") { s in
      let (type, phase) = (s.type("Phase"), s.name("phase"))
      s.declare("enum \(type) {\n  case idle\n  case loaded(Int)\n}")
      s.member("@Published var \(phase) = \(type).idle")
      let text = s.name("phaseText")
      s.member(
        "var \(text): String {\n  switch \(phase) {\n  case .idle: \"idle\"\n  case .loaded(let n): \"loaded \\(n)\"\n  }\n}"
      )
      s.show("{m}.\(text)")
      s.button(
        "phase",
        "if case .loaded(let n) = {m}.\(phase) { {m}.\(phase) = n > 1 ? .idle : .loaded(n + 1) } else { {m}.\(phase) = .loaded(0) }"
      )
    },
    AppFeature("hidden-reading") { s in
      let (isShown, secret) = (s.name("isShown"), s.name("secret"))
      s.member("@Published var \(isShown) = false")
      s.member("@Published var \(secret) = 0")
      s.line("if {m}.\(isShown) { Text(\"secret \\({m}.\(secret))\") }")
      s.button("show", "{m}.\(isShown).toggle()")
      s.button("secret", "{m}.\(secret) += 1")
    },
    AppFeature("struct-with-methods") { s in
      let (type, cart) = (s.type("Cart"), s.name("cart"))
      s.declare(
        "struct \(type) {\n  var items: [Int] = []\n  var sum: Int { items.reduce(0, +) }\n  mutating func add(_ n: Int) { items.append(n) }\n}"
      )
      s.member("@Published var \(cart) = \(type)()")
      s.show("{m}.\(cart).sum")
      s.button("buy", "{m}.\(cart).add(2)")
    },
    AppFeature("extension-of-a-model") { s in
      let (value, twice) = (s.name("single"), s.name("twice"))
      s.member("@Published var \(value) = 1")
      s.declare(
        "extension \(s.model.type) {\n  var \(twice): Int { \(value) * 2 }\n  func \(twice)Add() { \(value) += 1 }\n}"
      )
      s.show("{m}.\(twice)")
      s.button("twice", "{m}.\(twice)Add()")
    },
  ]

  private static func value(
    _ name: String, _ initial: String, change: @escaping @Sendable (String) -> String
  ) -> AppFeature {
    AppFeature("published-\(name)") { s in
      let value = s.name(name)
      s.member("@Published var \(value) = \(initial)")
      s.show("{m}.\(value)")
      s.button(name, change("{m}.\(value)"))
    }
  }
}
