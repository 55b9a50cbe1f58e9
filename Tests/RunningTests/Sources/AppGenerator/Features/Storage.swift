extension AppFeature {
  /// Storage that the macro cannot track as it is.
  static let storage: [AppFeature] = [
    AppFeature("lazy-variable") { s in
      let words = s.name("words")
      s.member("lazy var \(words) = [\"w\"]")
      let announce = s.neighbour("version")
      s.show("{m}.\(words)")
      s.button("word", "{m}.\(words).append(\"w\"); \(announce)")
    },
    AppFeature("own-wrapper") { s in
      let wrapper = s.type("Clamped")
      let level = s.name("clamped")
      s.declare(
        """
        @propertyWrapper struct \(wrapper) {
          private var value = 0
          init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
          var wrappedValue: Int {
            get { value }
            set { value = min(newValue, 3) }
          }
        }
        """)
      s.member("@\(wrapper) var \(level) = 0")
      let announce = s.neighbour("version")
      s.show("{m}.\(level)")
      s.button("clamp", "{m}.\(level) += 1; \(announce)")
    },
    AppFeature("app-storage") { s in
      let value = s.name("stored")
      s.member("@AppStorage(\"\(value)\(s.app.suffix)\") var \(value) = 0")
      s.show("{m}.\(value)")
      s.button("store", "{m}.\(value) += 1")
    },
    AppFeature("published-observer-that-sorts") { s in
      let words = s.name("sorted")
      s.member(
        """
        @Published var \(words) = ["m"] {
          didSet {
            if \(words) != \(words).sorted() { \(words).sort() }
          }
        }
        """)
      s.show("{m}.\(words)")
      s.button("sort", "{m}.\(words).append([\"z\", \"a\", \"k\"][{m}.\(words).count % 3])")
    },
    AppFeature("plain-observer-that-sets-itself") { s in
      let level = s.name("limited")
      s.member("var \(level) = 0 { didSet { \(level) = min(\(level), 3) } }")
      let announce = s.neighbour("version")
      s.show("{m}.\(level)")
      s.button("limit", "{m}.\(level) += 2; \(announce)")
    },
    AppFeature("observer-that-sets-another") { s in
      let (text, count) = (s.name("text"), s.name("textCount"))
      s.member("@Published var \(count) = 0")
      s.member(
        "@Published var \(text) = \"\" { \(s.one(of: "didSet { \(count) = \(text).count }", "willSet { \(count) = newValue.count }")) }"
      )
      s.show("{m}.\(count)")
      s.show("{m}.\(text)")
      s.button("type", "{m}.\(text) += \"x\"")
    },
    AppFeature("private-set") { s in
      let (total, add) = (s.name("total"), s.name("addUp"))
      s.member("@Published private(set) var \(total) = 0")
      s.member("func \(add)(_ n: Int) { \(total) += n }")
      s.show("{m}.\(total)")
      s.button("total", "{m}.\(add)(2)")
    },
    AppFeature("weak-variable") { s in
      let (target, held) = (s.name("target"), s.name("targetHeld"))
      let type = s.type("Target")
      s.declare("final class \(type) {\n  var name = \"target\"\n}")
      s.member("weak var \(target): \(type)?")
      s.member("var \(held): \(type)?")
      let announce = s.neighbour("version")
      s.show("{m}.\(target)?.name ?? \"none\"")
      s.button(
        "aim",
        "let new = \(type)(); {m}.\(held) = {m}.\(held) == nil ? new : nil; {m}.\(target) = {m}.\(held); \(announce)"
      )
    },
    AppFeature("memo-of-a-getter") { s in
      let (source, memo, value) = (s.name("source"), s.name("memo"), s.name("memoized"))
      s.member("@Published var \(source) = 1")
      s.member("private var \(memo): [Int: Int] = [:]")
      s.member(
        """
        var \(value): Int {
          if let old = \(memo)[\(source)] { return old }
          let new = \(source) * 10
          \(memo)[\(source)] = new
          return new
        }
        """)
      s.show("{m}.\(value)")
      s.button("source", "{m}.\(source) += 1")
    },
    AppFeature("counter-of-reads") { s in
      let (reads, value) = (s.name("reads"), s.name("readValue"))
      s.member("var \(reads) = 0")
      s.member("@Published var \(value) = 0")
      let getter = s.name("readCounting")
      s.member("var \(getter): Int {\n  \(reads) += 1\n  return \(value)\n}")
      s.show("{m}.\(getter)")
      s.button("value", "{m}.\(value) += 1")
    },
    AppFeature("closure-variable") { s in
      let (callback, count) = (s.name("onDone"), s.name("doneCount"))
      s.member("var \(callback): (() -> Void)?")
      s.member("@Published var \(count) = 0")
      s.modifier(".onAppear { {m}.\(callback) = { {m}.\(count) += 1 } }")
      s.show("{m}.\(count)")
      s.button("done", "{m}.\(callback)?()")
    },
    AppFeature("formatter-style-computed") { s in
      let (value, text, setter) = (s.name("amount"), s.name("amountText"), s.name("amountDoubled"))
      s.member("@Published var \(value) = 1")
      s.member("var \(text): String { \"<\\(\(value))>\" }")
      s.member("var \(setter): Int {\n  get { \(value) * 2 }\n  set { \(value) = newValue / 2 }\n}")
      s.show("{m}.\(text)")
      s.show("{m}.\(setter)")
      s.button("double", "{m}.\(setter) += 4")
    },
  ]
}
