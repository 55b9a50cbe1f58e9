extension AppFeature {
  /// Objects of the environment: there, another one, or missing.
  static let environment: [AppFeature] = [
    missing("missing-object-in-a-branch", "if isNested { Text(theme.name) } else { Text(\"own\") }"),
    missing("missing-object-in-an-action", "Button(\"use\") { if isNested { theme.name += \"!\" } }"),
    missing("missing-object-after-a-question-mark", "Text(isNested ? theme.name : \"own\")"),
    missing("missing-object-after-and", "Text(\"\\(isNested && theme.name == \"t\")\")"),
    missing(
      "missing-object-in-a-function", "Text(title())",
      "func title() -> String {\n    guard isNested else { return \"own\" }\n    return theme.name\n  }"),
    missing(
      "missing-object-after-nil-coalescing", "Text(given ?? theme.name)",
      "var given: String? { isNested ? nil : \"own\" }"),
    AppFeature("missing-object-that-is-never-read") { s in
      let (theme, view) = (s.theme(), s.type("Unread"))
      s.declare(
        """
        struct \(view): View {
          @EnvironmentObject private var theme: \(theme)
          var body: some View { Text("unread") }
        }
        """)
      s.line("\(view)()")
      s.declareUser(of: theme)
    },
    AppFeature("object-of-the-environment") { s in
      let (theme, view) = (s.theme(), s.type("Themed"))
      let object = s.name("theme")
      s.declare(
        """
        struct \(view): View {
          @EnvironmentObject var theme: \(theme)
          var body: some View { Button("themed \\(theme.name)") { theme.name += "!" } }
        }
        """)
      s.member("let \(object) = \(theme)()")
      s.line("\(view)().environmentObject({m}.\(object))")
    },
    AppFeature("nearest-object-of-the-environment") { s in
      let (theme, view, other) = (s.theme(), s.type("Nearest"), s.name("otherTheme"))
      let object = s.name("outerTheme")
      s.declare(
        """
        struct \(view): View {
          @EnvironmentObject var theme: \(theme)
          var body: some View { TextField("nearest", text: $theme.name) }
        }
        """)
      s.member("@Published var \(object) = \(theme)()")
      s.member("let \(other) = \(theme)()")
      s.line(
        "VStack {\n  \(view)()\n  \(view)().environmentObject({m}.\(other))\n}\n.environmentObject({m}.\(object))"
      )
      s.button("exchange", "{m}.\(object) = \(theme)()")
    },
    AppFeature("own-function-of-the-name") { s in
      let (theme, view) = (s.theme(), s.type("Styled"))
      let object = s.name("style")
      s.declare(
        """
        struct \(view): View {
          @EnvironmentObject var theme: \(theme)
          var body: some View { Button("styled \\(theme.name)") { theme.name += "!" } }
        }
        """)
      s.declare(
        "extension View {\n  func environment(_ theme: \(theme)) -> some View { environmentObject(theme) }\n}"
      )
      s.member("let \(object) = \(theme)()")
      s.line("\(view)().environment({m}.\(object))")
    },
    AppFeature("value-of-the-environment") { s in
      let (key, value, view) = (s.type("DepthKey"), s.type("depth"), s.type("DepthView"))
      let depth = s.name("depthValue")
      s.declare("struct \(key): EnvironmentKey {\n  static let defaultValue = 0\n}")
      s.declare(
        "extension EnvironmentValues {\n  var \(value): Int {\n    get { self[\(key).self] }\n    set { self[\(key).self] = newValue }\n  }\n}"
      )
      s.declare(
        "struct \(view): View {\n  @Environment(\\.\(value)) private var depth\n  var body: some View { Text(\"depth \\(depth)\") }\n}"
      )
      s.member("@Published var \(depth) = 0")
      s.line("\(view)().environment(\\.\(value), {m}.\(depth))")
      s.button("deeper", "{m}.\(depth) += 1")
    },
    AppFeature("object-of-the-environment-in-a-sheet") { s in
      let (theme, view, sheet) = (s.theme(), s.type("SheetRoot"), s.type("SheetContent"))
      let object = s.name("sheetTheme")
      s.declare(
        """
        struct \(sheet): View {
          @EnvironmentObject var theme: \(theme)
          var body: some View { Button("in sheet \\(theme.name)") { theme.name += "?" } }
        }
        """)
      s.declare(
        """
        struct \(view): View {
          @State private var isPresented = false
          var body: some View { Toggle("sheet", isOn: $isPresented).sheet(isPresented: $isPresented) { \(sheet)() } }
        }
        """)
      s.member("let \(object) = \(theme)()")
      s.line("\(view)().environmentObject({m}.\(object))")
    },
  ]

  /// A view that reads the object only where it is nested, and is shown with and without it.
  private static func missing(_ name: String, _ line: String, _ helper: String = "") -> AppFeature {
    AppFeature(name) { s in
      let (theme, view) = (s.theme(), s.type("Nested"))
      let object = s.name("nestedTheme")
      s.declare(
        """
        struct \(view): View {
          let isNested: Bool
          @EnvironmentObject private var theme: \(theme)
          var body: some View {
            VStack {
              \(line)
            }
          }
          \(helper)
        }
        """)
      s.member("let \(object) = \(theme)()")
      s.line("\(view)(isNested: false)")
      if s.one(of: false, true) { s.line("\(view)(isNested: true).environmentObject({m}.\(object))") }
      s.declareUser(of: theme)
    }
  }
}

extension AppScope {
  fileprivate func theme() -> String {
    let theme = type("Theme")
    declare("final class \(theme): ObservableObject {\n  @Published var name = \"t\"\n}")
    return theme
  }

  /// A view that has the object, so that the object does something.
  fileprivate func declareUser(of theme: String) {
    let view = type("ThemeEditor")
    declare(
      """
      struct \(view): View {
        @StateObject private var theme = \(theme)()
        var body: some View { TextField("theme", text: $theme.name) }
      }
      """)
    line("\(view)()")
  }
}
