extension AppFeature {
  /// What views do with models beside showing them.
  static let views: [AppFeature] = [
    AppFeature("read-in-the-initializer-of-a-view") { s in
      let (view, title) = (s.type("Editor"), s.name("original"))
      s.declare(
        """
        struct \(view): View {
          let model: \(s.model.type)
          @State private var draft: String
          init(model: \(s.model.type)) {
            self.model = model
            _draft = State(initialValue: model.\(title))
          }
          var body: some View {
            VStack {
              TextField("draft", text: $draft)
              Button("save") { model.\(title) = draft }
            }
          }
        }
        """)
      s.member("@Published var \(title) = \"o\"")
      s.line("\(view)(model: {m})")
      s.show("{m}.\(title)")
    },
    AppFeature("another-object-for-a-view") { s in
      let (type, view) = (s.type("Channel"), s.type("ChannelView"))
      let (channels, index) = (s.name("channels"), s.name("channelIndex"))
      s.declare("final class \(type): ObservableObject {\n  @Published var volume = 0\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var channel: \(type)
          @State private var taps = 0
          var body: some View {
            VStack {
              Text("volume \\(channel.volume) \\(taps)")
              Button("louder") {
                channel.volume += 1
                taps += 1
              }
            }
          }
        }
        """)
      s.member("let \(channels) = [\(type)(), \(type)()]")
      s.member("@Published var \(index) = 0")
      s.line("\(view)(channel: {m}.\(channels)[{m}.\(index)])")
      s.button("zap", "{m}.\(index) = 1 - {m}.\(index)")
    },
    AppFeature("computed-object") { s in
      let (type, view) = (s.type("Song"), s.type("SongView"))
      let (songs, index, current) = (s.name("songs"), s.name("songIndex"), s.name("song"))
      s.declare("final class \(type): ObservableObject {\n  @Published var plays = 0\n}")
      s.declare(
        "struct \(view): View {\n  @ObservedObject var song: \(type)\n  var body: some View { Stepper(\"plays\", value: $song.plays) }\n}"
      )
      s.member("@Published private var \(songs) = [\(type)(), \(type)()]")
      s.member("@Published private(set) var \(index) = 0")
      s.member("var \(current): \(type) { \(songs)[\(index) % \(songs).count] }")
      let next = s.name("nextSong")
      s.member("func \(next)() { \(index) += 1 }")
      s.line("\(view)(song: {m}.\(current))")
      s.button("next", "{m}.\(next)()")
    },
    AppFeature("read-only-in-an-action") { s in
      let (value, copy) = (s.name("sourceValue"), s.name("copy"))
      s.property("@State private var \(copy) = 0")
      s.member("@Published var \(value) = 0")
      s.line("Button(\"copy \\(\(copy))\") { \(copy) = {m}.\(value) }")
      s.button("grow", "{m}.\(value) += 1")
    },
    AppFeature("static-value-beside-own-state") { s in
      let (type, isOpen) = (s.type("Log"), s.name("isOpen"))
      s.declare("enum \(type) {\n  static var lines = 0\n}")
      s.property("@State private var \(isOpen) = false")
      let announce = s.neighbour("logged")
      s.line("Toggle(\"open\", isOn: $\(isOpen))")
      s.line("if \(isOpen) { Text(\"log \\(\(type).lines)\") }")
      s.button("log", "\(type).lines += 1; \(announce)")
    },
    AppFeature("on-change-of-a-computed-property") { s in
      let (a, b, isFull) = (s.name("left"), s.name("right"), s.name("isFull"))
      let changes = s.name("fullChanges")
      s.member("@Published var \(a) = 0")
      s.member("@Published var \(b) = 0")
      s.member("var \(isFull): Bool { (\(a) + \(b)) % 3 == 2 }")
      s.property("@State private var \(changes) = 0")
      s.modifier(".onChange(of: {m}.\(isFull)) { \(changes) += 1 }")
      s.line("Text(\"full \\(\(changes))\")")
      s.button("left", "{m}.\(a) += 1")
      s.button("right", "{m}.\(b) += 1")
    },
    AppFeature("child-of-an-optional") { s in
      let (type, child) = (s.type("Guest"), s.name("guest"))
      s.declare("final class \(type): ObservableObject {\n  @Published var visits = 0\n}")
      s.member("@Published var \(child): \(type)?")
      s.show("{m}.\(child)?.visits ?? -1")
      s.button("visit", "{m}.\(child)?.visits += 1")
      s.button("invite", "{m}.\(child) = {m}.\(child) == nil ? \(type)() : nil")
    },
    AppFeature("value-passed-through-views") { s in
      let (outer, inner, value) = (s.type("Outer"), s.type("Inner"), s.name("passed"))
      s.declare(
        """
        struct \(outer): View {
          @ObservedObject var model: \(s.model.type)
          var body: some View { \(inner)(value: model.\(value)) { model.\(value) += 1 } }
        }
        struct \(inner): View {
          let value: Int
          let add: () -> Void
          var body: some View { Button("passed \\(value)", action: add) }
        }
        """)
      s.member("@Published var \(value) = 0")
      s.line("\(outer)(model: {m})")
    },
    AppFeature("object-in-a-struct") { s in
      let (type, view) = (s.type("Context"), s.type("ContextView"))
      let value = s.name("contextValue")
      let isolation = s.model.isIsolated ? "@MainActor " : ""
      s.declare(
        """
        \(isolation)struct \(type) {
          let model: \(s.model.type)
          var text: String { "context \\(model.\(value))" }
        }
        """)
      s.declare(
        "struct \(view): View {\n  let context: \(type)\n  var body: some View { Text(context.text) }\n}")
      s.member("@Published var \(value) = 0")
      s.line("\(view)(context: \(type)(model: {m}))")
      s.button("context", "{m}.\(value) += 1")
    },
    AppFeature("several-changes-at-once") { s in
      let (a, b) = (s.name("first"), s.name("second"))
      s.member("@Published var \(a) = 0")
      s.member("@Published var \(b) = 10")
      let swap = s.name("exchange")
      s.member("func \(swap)() {\n  (\(a), \(b)) = (\(b), \(a))\n  \(a) += 1\n}")
      s.show("{m}.\(a)")
      s.show("{m}.\(b)")
      s.button("exchange", "{m}.\(swap)()")
    },
  ]
}
