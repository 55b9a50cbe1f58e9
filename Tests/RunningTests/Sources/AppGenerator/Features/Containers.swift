extension AppFeature {
  /// Content that another view makes: what is read in it updates that view, and not the one that it is written in.
  static let containers: [AppFeature] = [
    content("content-that-a-view-keeps", "let content: () -> Content", "content()"),
    content("content-that-a-view-makes-at-once", "let content: Content", "content", isMade: true),
    content(
      "content-in-rows-of-a-view", "let content: () -> Content",
      "ForEach(0..<2, id: \\.self) { _ in content() }"),
    AppFeature("content-of-a-sheet") { s in
      let (isOpen, value, palette) = (s.name("isSheetOpen"), s.name("sheetValue"), s.type("SheetPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.property("@State private var \(isOpen) = false")
      s.member("@Published var \(value) = 0")
      s.line("Text(\"accent \\(\(palette).accent)\")")
      s.line("Toggle(\"open sheet\", isOn: $\(isOpen))")
      s.modifier(".sheet(isPresented: $\(isOpen)) { Text(\"in the sheet \\({m}.\(value))\") }")
      s.button("accent", "\(palette).accent += 1; {m}.\(value) += 1")
    },
    AppFeature("content-of-an-overlay") { s in
      let (value, palette) = (s.name("overlaid"), s.type("OverlayPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(value) = 0")
      s.line("Text(\"overlay \\(\(palette).accent)\")")
      s.modifier(".overlay { Text(\"over \\({m}.\(value))\") }")
      s.button("overlay", "\(palette).accent += 1; {m}.\(value) += 1")
    },
    AppFeature("text-made-by-a-closure") { s in
      let (view, value, palette) = (s.type("LazyText"), s.name("lazyValue"), s.type("TextPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.declare(
        "struct \(view): View {\n  let text: () -> String\n  var body: some View { Text(text()) }\n}")
      s.member("@Published var \(value) = 0")
      s.line("\(view) { \"lazy \\({m}.\(value))\" }")
      s.line("Text(\"text \\(\(palette).accent)\")")
      s.button("lazily", "\(palette).accent += 1; {m}.\(value) += 1")
    },
    AppFeature("modifier-function-with-a-model") { s in
      let (function, value, palette) = (s.type("badged"), s.name("badged"), s.type("BadgePalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(value) = 0")
      s.declare(
        "extension View {\n  func \(function)(_ model: \(s.model.type)) -> some View { overlay { Text(\"\\(model.\(value))\") } }\n}"
      )
      s.line("Text(\"badge \\(\(palette).accent)\").\(function)({m})")
      s.button("rebadge", "\(palette).accent += 1; {m}.\(value) += 1")
    },
    AppFeature("rows-of-indices") { s in
      let (items, palette) = (s.name("indexed"), s.type("IndexPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(items) = [1, 2]")
      s.line("Text(\"index \\(\(palette).accent)\")")
      s.line("ForEach({m}.\(items).indices, id: \\.self) { Text(\"at \\({m}.\(items)[$0])\") }")
      s.button("index", "\(palette).accent += 1; {m}.\(items)[0] += 1")
      s.button("drop last", "if {m}.\(items).count > 1 { {m}.\(items).removeLast() }")
    },
    AppFeature("function-that-makes-views") { s in
      let (function, value, palette) = (s.name("header"), s.name("headed"), s.type("HeaderPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(value) = 0")
      let reference = s.model.reference
      s.panel.helpers.append(
        "@ViewBuilder private func \(function)(_ title: String) -> some View {\n  Text(title + \"\\(\(reference).\(value))\")\n  Text(\"header \\(\(palette).accent)\")\n}"
      )
      s.line("\(function)(\"h\")")
      s.button("head", "\(palette).accent += 1; \(s.one(of: "{m}.\(value) += 1", s.neighbour("heads")))")
    },
    AppFeature("view-of-a-factory") { s in
      let (view, value, palette) = (s.type("Made"), s.name("made"), s.type("MadePalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(value) = 0")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject private var model: \(s.model.type)
          private let title: String
          private init(_ model: \(s.model.type), _ title: String) {
            self.model = model
            self.title = title
          }
          static func make(_ model: \(s.model.type)) -> some View { Self(model, "made \\(\(palette).accent)") }
          var body: some View { Text("\\(title) \\(model.\(value))") }
        }
        """)
      s.line("\(view).make({m})")
      s.button("make", "\(palette).accent += 1; \(s.one(of: "{m}.\(value) += 1", s.neighbour("makes")))")
    },
    AppFeature("equatable-view") { s in
      let (view, value, palette) = (s.type("Stable"), s.name("stable"), s.type("StablePalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      s.member("@Published var \(value) = 0")
      s.declare(
        """
        struct \(view): View, Equatable {
          let title: Int
          let action: () -> Void
          static func == (a: \(view), b: \(view)) -> Bool { a.title == b.title }
          var body: some View { Button("stable \\(title) \\(\(palette).accent)") { action() } }
        }
        """)
      s.line("\(view)(title: {m}.\(value)) { \(palette).accent += 1; {m}.\(value) += 1 }.equatable()")
      s.button("stabilize", "{m}.\(value) += 1")
    },
  ]

  /// A view whose content reads the model, beside state that nothing observes.
  private static func content(
    _ name: String, _ property: String, _ body: String, isMade: Bool = false
  ) -> AppFeature {
    AppFeature(name) { s in
      let (view, value, palette) = (s.type("Card"), s.name("carded"), s.type("CardPalette"))
      s.declare("enum \(palette) {\n  static var accent = 0\n}")
      let initializer =
        isMade
        ? "\n  init(@ViewBuilder content: () -> Content) { self.content = content() }"
        : "\n  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }"
      s.declare(
        "struct \(view)<Content: View>: View {\n  \(property)\(initializer)\n  var body: some View { \(body) }\n}"
      )
      s.member("@Published var \(value) = 0")
      s.line("Text(\"card \\(\(palette).accent)\")")
      s.line("\(view) { Text(\"value \\({m}.\(value))\") }")
      s.button("card", "\(palette).accent += 1; {m}.\(value) += 1")
    }
  }
}
