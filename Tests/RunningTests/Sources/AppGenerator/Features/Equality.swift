extension AppFeature {
  /// Values that are equal, and not the same: the setters of the macro do not announce them.
  static let equality: [AppFeature] = [
    equalByID("one", type: { $0 }, value: { "\($0)(id: 1, text: \"a\")" }) { "\($0).text" },
    equalByID("array", type: { "[\($0)]" }, value: { "[\($0)(id: 1, text: \"a\")]" }) { "\($0)[0].text" },
    equalByID("optional", type: { "\($0)?" }, value: { "\($0)(id: 1, text: \"a\")" }) {
      "\($0)?.text ?? \"\""
    },
    equalByID("dictionary", type: { "[String: \($0)]" }, value: { "[\"k\": \($0)(id: 1, text: \"a\")]" }) {
      "\($0)[\"k\"]!.text"
    },
    equalByID("nested-array", type: { "[[\($0)]]" }, value: { "[[\($0)(id: 1, text: \"a\")]]" }) {
      "\($0)[0][0].text"
    },
    AppFeature("equal-by-id-in-an-enum") { s in
      let message = s.message()
      let state = s.type("Loading")
      let (value, reload) = (s.name("loading"), s.name("reloadEnum"))
      s.declare("enum \(state): Equatable {\n  case idle\n  case loaded(\(message))\n}")
      s.member("@Published var \(value) = \(state).loaded(\(message)(id: 1, text: \"a\"))")
      s.member(
        "func \(reload)() {\n  if case .loaded(let old) = \(value) { \(value) = .loaded(\(message)(id: 1, text: old.text + \"b\")) }\n}"
      )
      let text = s.name("loadedText")
      s.member(
        "var \(text): String {\n  if case .loaded(let message) = \(value) { return message.text }\n  return \"idle\"\n}"
      )
      s.show("{m}.\(text)")
      s.button("reload", "{m}.\(reload)()")
    },
    AppFeature("equal-by-id-in-a-struct") { s in
      let (message, page) = (s.message(), s.type("Page"))
      let value = s.name("page")
      s.declare("struct \(page): Equatable {\n  var message: \(message)\n  var number = 1\n}")
      s.member("@Published var \(value) = \(page)(message: \(message)(id: 1, text: \"a\"))")
      s.show("{m}.\(value).message.text")
      s.button(
        "turn", "{m}.\(value) = \(page)(message: \(message)(id: 1, text: {m}.\(value).message.text + \"b\"))")
    },
    AppFeature("equal-object") { s in
      let type = s.type("Person")
      let value = s.name("person")
      s.declare(
        """
        final class \(type): Equatable {
          let id: Int
          let text: String
          init(id: Int, text: String) { (self.id, self.text) = (id, text) }
          static func == (a: \(type), b: \(type)) -> Bool { a.id == b.id }
        }
        """)
      s.member("@Published var \(value) = \(type)(id: 1, text: \"a\")")
      s.show("{m}.\(value).text")
      s.button("rename", "{m}.\(value) = \(type)(id: 1, text: {m}.\(value).text + \"b\")")
    },
    AppFeature("same-object-assigned-again") { s in
      let type = s.type("Record")
      let value = s.name("record")
      s.declare("final class \(type) {\n  var text = \"a\"\n}")
      s.member("@Published var \(value) = \(type)()")
      s.show("{m}.\(value).text")
      s.button("resave", "let record = {m}.\(value); record.text += \"b\"; {m}.\(value) = record")
    },
    AppFeature("equal-value-beside-unobserved") { s in
      let (flag, count) = (s.name("flag"), s.name("flagCount"))
      let service = s.type("FlagCounter")
      s.declare("final class \(service) {\n  static var count = 0\n}")
      s.member("@Published var \(flag) = false")
      s.member("var \(count): Int { \(service).count }")
      s.show("{m}.\(count)")
      s.button("flag", "\(service).count += 1; {m}.\(flag) = true")
    },
    AppFeature("synthesized-equality") { s in
      let type = s.type("Point")
      let value = s.name("point")
      s.declare("struct \(type): Equatable {\n  var x = 0\n  var y = 0\n}")
      s.member("@Published var \(value) = \(type)()")
      s.show("{m}.\(value).x")
      s.button("move", "{m}.\(value) = \(type)(x: {m}.\(value).x + 1)")
      s.button("stay", "{m}.\(value) = {m}.\(value)")
    },
  ]

  private static func equalByID(
    _ name: String, type: @escaping @Sendable (String) -> String,
    value: @escaping @Sendable (String) -> String,
    text: @escaping @Sendable (String) -> String
  ) -> AppFeature {
    AppFeature("equal-by-id-\(name)") { s in
      let message = s.message()
      let (messages, next) = (s.name("messages"), s.name("messageText"))
      s.member("@Published var \(messages): \(type(message)) = \(value(message))")
      s.member("private var \(next) = \"a\"")
      let reload = s.name("reload")
      let new = value(message).replacing("\"a\"", with: next)
      s.member("func \(reload)() {\n  \(next) += \"b\"\n  \(messages) = \(new)\n}")
      s.show(text("{m}.\(messages)"))
      s.button("reload", "{m}.\(reload)()")
    }
  }
}

extension AppScope {
  /// A value that is equal to others of its identifier.
  fileprivate func message() -> String {
    let message = type("Message")
    declare(
      """
      struct \(message): Identifiable, Equatable {
        let id: Int
        var text: String
        static func == (a: \(message), b: \(message)) -> Bool { a.id == b.id }
      }
      """)
    return message
  }
}
