import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// What has to run for an effect to happen, and whether it happens then for certain.
@Suite struct EffectPlaceTests {
  /// Every mention of `count` that is no local stands at a marker.
  @Test(arguments: accessors + actions + content + functions)
  func placesAreTold(row: Row) {
    row.check { project in
      project.files.flatMap { file in
        FactsReader.effects(on: ["count"], in: file.source).map { effect in
          let marker =
            file.marked.marker(at: effect.offset).map(String.init) ?? "unmarked, at \(effect.offset):"
          return "\(marker) \(words(for: effect.place))" + (effect.isCertain ? ", certain" : "")
        }
      }
    }
  }

  private static let accessors = [
    Row(
      "getters, setters and observers",
      """
      struct Store {
        var double: Int {
          get { 1️⃣count }
          set { 2️⃣count = newValue }
        }
        var title = "" { didSet { 3️⃣count += 1 } }
        var row: some View { Text("\\(4️⃣count)") }
        subscript(index: Int) -> Int { 5️⃣count }
      }
      """,
      "1️⃣ getter double, certain", "2️⃣ elsewhere", "3️⃣ elsewhere", "4️⃣ view, certain", "5️⃣ view"),
    Row(
      "values that variables have from the start",
      """
      struct Store {
        var first = 1️⃣count
        lazy var second = 2️⃣count
        static let third = 3️⃣count
      }
      """, "1️⃣ Store()", "2️⃣ elsewhere", "3️⃣ elsewhere"),
  ]

  private static let actions = [
    Row(
      "actions of views",
      """
      struct Content: View {
        var body: some View {
          Button("Add") { 1️⃣count += 1 }
          Button(action: { 2️⃣count += 1 }) { Text("\\(3️⃣count)") }
          Text("").onTapGesture { 4️⃣count += 1 }
            .onAppear { 5️⃣count += 1 }
            .onChange(of: 6️⃣count) { 7️⃣count += 1 }
        }
      }
      """,
      "1️⃣ elsewhere", "2️⃣ elsewhere", "3️⃣ view", "4️⃣ elsewhere", "5️⃣ elsewhere", "6️⃣ view, certain",
      "7️⃣ elsewhere"),
    Row(
      "tasks and queues",
      """
      struct Content: View {
        var body: some View {
          Text("").task { 1️⃣count += 1 }
        }
        func load() {
          Task { 2️⃣count += 1 }
          Task.detached { 3️⃣count += 1 }
          DispatchQueue.main.async { 4️⃣count += 1 }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in 5️⃣count += 1 }
          6️⃣count += 1
        }
      }
      """,
      "1️⃣ elsewhere", "2️⃣ elsewhere", "3️⃣ elsewhere", "4️⃣ elsewhere", "5️⃣ elsewhere",
      "6️⃣ load(), certain"),
    Row(
      "what is asynchronous",
      """
      struct Content {
        func load() async { 1️⃣count += 1 }
        init() async { 2️⃣count += 1 }
        func start() { run { await save(3️⃣count) } }
      }
      """, "1️⃣ elsewhere", "2️⃣ elsewhere", "3️⃣ elsewhere"),
  ]

  private static let content = [
    Row(
      "closures that make content",
      """
      struct Content: View {
        var body: some View {
          VStack { Text("\\(1️⃣count)") }
          ForEach(0..<2️⃣count) { Text("\\($0 + 3️⃣count)") }
          Card { Text("\\(4️⃣count)") }
          Text("").background { Color(5️⃣count) }
          if 6️⃣count > 0 { Text("") }
        }
      }
      """,
      "1️⃣ view, certain", "2️⃣ view, certain", "3️⃣ view, certain", "4️⃣ view", "5️⃣ view",
      "6️⃣ view, certain"),
    Row(
      "closures that run before the call returns",
      """
      struct Content: View {
        var body: some View {
          let total = rows.reduce(0) { $0 + 1️⃣count }
          let other = rows.filter { $0 > 2️⃣count }.map { $0 + 3️⃣count }
          let made = { 4️⃣count }()
          Text("\\(total)")
        }
      }
      """, "1️⃣ view, certain", "2️⃣ view, certain", "3️⃣ view, certain", "4️⃣ view, certain"),
  ]

  private static let functions = [
    Row(
      "functions, by their labels, and initializers, by their types",
      """
      struct Store {
        func save(_ row: Int, to file: Int) { 1️⃣count += 1 }
        func row(at index: Int) -> Int { 2️⃣count }
        func row() -> some View { Text("\\(3️⃣count)") }
        init(rows: Int) { 4️⃣count = rows }
        deinit { 5️⃣count = 0 }
        static func == (a: Store, b: Store) -> Bool { 6️⃣count == 1 }
      }
      func all() { 7️⃣count = 1 }
      """,
      "1️⃣ save(_:to:), certain", "2️⃣ row(at:), certain", "3️⃣ view, certain", "4️⃣ Store(rows:), certain",
      "5️⃣ elsewhere", "6️⃣ view, certain", "7️⃣ all(), certain"),
    Row(
      "local functions, where they are called",
      """
      struct Content: View {
        var body: some View {
          func title() -> String { mark(); return "\\(1️⃣count)" }
          func mark() { 2️⃣count += 1 }
          func save() { 3️⃣count += 1 }
          func unused() { 4️⃣count += 1 }
          func again() { 5️⃣count += 1; again() }
          return Button(title()) { save() }
        }
      }
      """, "1️⃣ view, certain", "2️⃣ view, certain", "3️⃣ elsewhere", "4️⃣ elsewhere", "5️⃣ elsewhere"),
  ]

  private func words(for place: CodePlace) -> String {
    switch place {
    case .view, .implicit: "view"
    case .getter(let name): "getter \(name)"
    case .function(let function), .method(let function), .initializer(let function): function.words
    case .elsewhere: "elsewhere"
    }
  }
}
