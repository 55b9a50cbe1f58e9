extension AppFeature {
  /// Objects that are made while views are: the initializer of a child runs in the body around it.
  static let initializers: [AppFeature] = [
    feed("loading-initializer", "DispatchQueue.main.async { self.finish() }"),
    feed("loading-initializer-of-a-task", "Task { @MainActor in self.finish() }"),
    feed("loading-initializer-that-is-weak", "DispatchQueue.main.async { [weak self] in self?.finish() }"),
    AppFeature("initializer-that-subscribes") { s in
      let (type, view) = (s.type("Watcher"), s.type("WatcherView"))
      let tick = s.name("tick")
      s.declare(
        """
        final class \(type): ObservableObject {
          /*+ let life = Life("\(type)") +*/
          @Published var count = 0
          private let subject = PassthroughSubject<Int, Never>()
          private var cancellables: Set<AnyCancellable> = []
          init() {
            subject.sink { [weak self] in self?.count += $0 }.store(in: &cancellables)
          }
          func fire() { subject.send(1) }
        }
        """)
      s.declareOwner(
        view, of: type, lines: ["Text(\"\\(model.count)\")"], buttons: ["Button(\"fire\") { model.fire() }"])
      s.member("@Published var \(tick) = 0")
      s.show("{m}.\(tick)")
      s.line("\(view)()")
      s.button("tick", "{m}.\(tick) += 1")
    },
    AppFeature("initializer-that-counts") { s in
      let (type, view, counter) = (s.type("Session"), s.type("SessionView"), s.type("Counter"))
      let tick = s.name("beat")
      s.declare("enum \(counter) {\n  static var made = 0\n}")
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var taps = 0
          init() { \(counter).made += 1 }
        }
        """)
      s.declareOwner(
        view, of: type, lines: ["Text(\"\\(model.taps)\")"],
        buttons: ["Button(\"tap\") { model.taps += 1 }"], isCounted: true)
      s.member("@Published var \(tick) = 0")
      s.line("Text(\"\\({m}.\(tick)) made \\(\(counter).made)\")")
      s.line("\(view)()")
      s.button("beat", "{m}.\(tick) += 1")
    },
    AppFeature("deinitializer-that-counts") { s in
      let (type, view, counter) = (s.type("Connection"), s.type("ConnectionView"), s.type("Closed"))
      let tick = s.name("pulse")
      s.declare("enum \(counter) {\n  static var count = 0\n}")
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var taps = 0
          deinit { \(counter).count += 1 }
        }
        """)
      s.declareOwner(
        view, of: type, lines: ["Text(\"\\(model.taps)\")"],
        buttons: ["Button(\"tap\") { model.taps += 1 }"], isCounted: true)
      s.member("@Published var \(tick) = 0")
      s.line("Text(\"\\({m}.\(tick)) closed \\(\(counter).count)\")")
      s.line("\(view)()")
      s.button("pulse", "{m}.\(tick) += 1")
    },
    AppFeature("initializer-that-tells-a-service") { s in
      let (type, view, service) = (s.type("Client"), s.type("ClientView"), s.type("Registry"))
      let tick = s.name("turn")
      s.declare(
        """
        final class \(service) {
          static let shared = \(service)()
          private(set) var clients = 0
          func register() { clients += 1 }
        }
        """)
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var taps = 0
          init() { \(service).shared.register() }
        }
        """)
      s.declareOwner(
        view, of: type, lines: ["Text(\"\\(model.taps)\")"],
        buttons: ["Button(\"tap\") { model.taps += 1 }"], isCounted: true)
      s.member("@Published var \(tick) = 0")
      s.line("Text(\"\\({m}.\(tick)) clients \\(\(service).shared.clients)\")")
      s.line(s.one(of: "\(view)()", "ForEach([1, 2], id: \\.self) { _ in \(view)() }"))
      s.button("turn", "{m}.\(tick) += 1")
    },
    AppFeature("initializer-of-a-part-that-loads") { s in
      let (part, type, view) = (s.type("Loader"), s.type("Page"), s.type("PageView"))
      let tick = s.name("flips")
      s.declare(
        """
        final class \(part): ObservableObject {
          @Published var isBusy = false
          @Published var count = 0
          init() { begin() }
          func begin() {
            if isBusy { return }
            isBusy = true
            DispatchQueue.main.async { [weak self] in self?.end() }
          }
          func end() {
            count += 1
            isBusy = false
          }
        }
        final class \(type): ObservableObject {
          let loader = \(part)()
          @Published var taps = 0
        }
        """)
      let row = s.type("LoaderRow")
      s.declare(
        """
        struct \(row): View {
          @ObservedObject var loader: \(part)
          var body: some View { Text("\\(loader.count) \\(loader.isBusy)") }
        }
        """)
      s.declareOwner(
        view, of: type,
        lines: ["\(row)(loader: model.loader)"],
        buttons: [
          "Button(\"begin\") { model.loader.begin() }", "Button(\"tap \\(model.taps)\") { model.taps += 1 }",
        ])
      s.member("@Published var \(tick) = 0")
      s.show("{m}.\(tick)")
      s.line("\(view)()")
      s.button("flip", "{m}.\(tick) += 1")
    },
    AppFeature("initializer-with-parameters") { s in
      let (type, view) = (s.type("Detail"), s.type("DetailView"))
      let selected = s.name("selected")
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var title: String
          init(number: Int) { title = "detail \\(number)" }
        }
        """)
      let isDirect = s.one(of: true, false)
      s.declare(
        """
        struct \(view): View {
          @StateObject private var detail: \(type)
          init(number: Int) { _detail = StateObject(wrappedValue: \(type)(number: number)) }
          var body: some View {
            VStack {
              Text(detail.title)
              Button("mark") { detail.title += "*" }
            }
          }
        }
        """)
      s.member("@Published var \(selected) = 0")
      s.line(
        isDirect ? "\(view)(number: {m}.\(selected))" : "ForEach([1, 2], id: \\.self) { \(view)(number: $0) }"
      )
      s.button("select", "{m}.\(selected) += 1")
      s.show("{m}.\(selected)")
    },
    AppFeature("object-made-in-a-body") { s in
      let (type, view) = (s.type("Inline"), s.type("InlineView"))
      let tick = s.name("redraws")
      s.declare("final class \(type): ObservableObject {\n  @Published var taps = 0\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject var inline: \(type)
          var body: some View { Text("inline \\(inline.taps)") }
        }
        """)
      s.member("@Published var \(tick) = 0")
      s.show("{m}.\(tick)")
      s.line("\(view)(inline: \(type)())")
      s.button("redraw", "{m}.\(tick) += 1")
    },
    AppFeature("object-of-a-default") { s in
      let (type, view) = (s.type("Defaulted"), s.type("DefaultedView"))
      let tick = s.name("repaints")
      s.declare("final class \(type): ObservableObject {\n  @Published var taps = 0\n}")
      s.declare(
        """
        struct \(view): View {
          @ObservedObject private var model = \(type)()
          var body: some View { Text("default \\(model.taps)") }
        }
        """)
      s.member("@Published var \(tick) = 0")
      s.show("{m}.\(tick)")
      s.line("\(view)()")
      s.button("repaint", "{m}.\(tick) += 1")
    },
    AppFeature("written-in-a-body") { s in
      let (visits, record) = (s.name("visits"), s.name("recordVisit"))
      let type = s.type("Visits")
      let tick = s.name("visitTick")
      s.declare(
        """
        final class \(type): ObservableObject {
          @Published var \(visits) = 0
          func \(record)() -> String {
            \(visits) += 1
            return "visited"
          }
        }
        """)
      let row = s.type("VisitRow")
      s.declare(
        "struct \(row): View {\n  let visits: \(type)\n  var body: some View { Text(visits.\(record)()) }\n}")
      let shown = s.type("VisitCount")
      s.declare(
        "struct \(shown): View {\n  @ObservedObject var visits: \(type)\n  var body: some View { Button(\"reset\") { visits.\(visits) = 0 } }\n}"
      )
      let object = s.name("visitLog")
      s.member("let \(object) = \(type)()")
      s.member("@Published var \(tick) = 0")
      s.show("{m}.\(tick)")
      s.line("\(row)(visits: {m}.\(object))")
      if s.one(of: true, false) { s.line("\(row)(visits: {m}.\(object))") }
      s.line("\(shown)(visits: {m}.\(object))")
      s.button("visit", "{m}.\(tick) += 1")
    },
  ]

  /// A model that begins to load when it is made, unless it is loading.
  private static func feed(_ name: String, _ later: String) -> AppFeature {
    AppFeature(name) { s in
      let (type, view) = (s.type("Feed"), s.type("FeedView"))
      let refreshes = s.name("refreshes")
      s.declare(
        """
        final class \(type): ObservableObject {
          /*+ let life = Life("\(type)") +*/
          @Published var isLoading = false
          @Published var count = 0
          init() { load() }
          func load() {
            guard !isLoading else { return }
            isLoading = true
            \(later)
          }
          func finish() {
            count += 1
            isLoading = false
          }
        }
        """)
      s.declareOwner(
        view, of: type,
        lines: ["Text(\"\\(model.count) \\(model.isLoading)\")"],
        buttons: ["Button(\"load\") { model.load() }"])
      s.member("@Published var \(refreshes) = 0")
      s.show("{m}.\(refreshes)")
      s.line("\(view)()")
      s.button("refresh", "{m}.\(refreshes) += 1")
    }
  }
}

extension AppScope {
  /// A view that makes its object: as its state, or anew with each update of the view around it.
  ///
  /// How often that is, SwiftUI does not promise: it "might create or recreate a view at any time", so "it's unsafe to
  /// create an observed object inside a view" (Apple, "Managing model data in your app"). So such an object has no
  /// buttons, which would show for how long it stays, and is not counted.
  fileprivate func declareOwner(
    _ view: String, of type: String, lines: [String], buttons: [String], isCounted: Bool = false
  ) {
    let forms = [
      (true, "@StateObject private var model = \(type)()"),
      (true, "@StateObject private var model = \(type)()"),
      (
        true,
        "@StateObject private var model: \(type)\n  init() { _model = StateObject(wrappedValue: \(type)()) }"
      ),
      (false, "@ObservedObject var model = \(type)()"),
      (
        false, "@ObservedObject var model: \(type)\n  init(model: \(type) = \(type)()) { self.model = model }"
      ),
    ]
    let (isKept, object) = choices.one(of: isCounted ? forms.filter(\.0) : forms)
    declare(
      """
      struct \(view): View {
        \(object)
        var body: some View {
          VStack {
            \((lines + (isKept ? buttons : [])).joined(separator: "\n      "))
          }
        }
      }
      """)
  }
}
