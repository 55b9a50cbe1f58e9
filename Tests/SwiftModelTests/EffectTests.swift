import ModelTestSupport
import SourceText
import SwiftModel
import TestSupport
import Testing

/// Where members of a name are mentioned, whose they are, and what has to run for them to be read.
@Suite struct EffectTests {
  /// Every mention of `count` stands at a marker. Without a marker, there is none.
  @Test(arguments: mentions + locals)
  func everyMentionIsFound(row: Row) { check(row, owner) }

  @Test(arguments: places)
  func placesAreTold(row: Row) { check(row) { use, _, _ in place(of: use) } }

  private static let mentions = [
    Row(
      "with and without what it is a member of",
      """
      struct Store { let count: Int; let next: Box }
      func f(_ store: Store) {
        store.1️⃣count
        store.next.2️⃣count
        missing.3️⃣count
        4️⃣count
        g(.5️⃣count)
      }
      """,
      "1️⃣ of Store", "2️⃣ of external Box",
      "3️⃣ of unknown", "4️⃣ by its name",
      "5️⃣ implicit"),
    Row(
      "declarations, labels, comments and strings are no mentions",
      """
      struct Store {
        var count = 0  // count
        func f(count: Int) { g(count: 1, "count") }
        enum Kind { case count }
        func count() {}
      }
      """),
    Row(
      "in a string's interpolation",
      #"struct Store { let count: Int; var text: String { "\(1️⃣count) of count" } }"#,
      "1️⃣ by its name"),
    Row(
      "called",
      """
      struct Store { func count() -> Int { 1 } }
      func f(_ store: Store) {
        store.1️⃣count()
        2️⃣count()
        store.3️⃣count.description
        g(store.4️⃣count)
      }
      """,
      "1️⃣ of Store, called", "2️⃣ by its name, called",
      "3️⃣ of Store", "4️⃣ of Store"),
    Row(
      "in quotes",
      "struct Store { let `count`: Int; func f() { self.1️⃣`count` } }",
      "1️⃣ of Store"),
    Row(
      "key paths",
      """
      struct Store { let count: Int; let next: Store? }
      func f() {
        g(\\Store.1️⃣count)
        g(\\Store.next?.2️⃣count)
        g(\\.3️⃣count)
      }
      """, "1️⃣ of Store", "2️⃣ of Store", "3️⃣ of unknown"),
  ]

  private static let locals = [
    Row(
      "locals of that name are no members",
      """
      struct Store {
        let count: Int
        func f() {
          1️⃣count
          let count = 2️⃣count
          print(count)
          self.3️⃣count
        }
        func g(count: Int) { print(count) }
        func h() { rows.map { count in count } }
      }
      """,
      "1️⃣ by its name", "2️⃣ by its name",
      "3️⃣ of Store"),
    Row(
      "what is bound by its own name is read there",
      """
      struct Store {
        let count: Int?
        func f() { if let 1️⃣count { print(count) } }
        func g() {
          guard let 2️⃣count else { return }
          print(count)
        }
        func h() { if let count = 3️⃣count { print(count) } }
      }
      """,
      "1️⃣ by its name", "2️⃣ by its name",
      "3️⃣ by its name"),
    Row(
      "captures read where the closure is made",
      """
      struct Store {
        let count: Int
        func f() { run { [1️⃣count] in print(count) } }
        func g() { run { [other = 2️⃣count] in print(other) } }
      }
      """, "1️⃣ by its name", "2️⃣ by its name"),
    Row(
      "a block ends what it declares",
      """
      struct Store {
        let count: Int
        func f() {
          do { let count = 1; print(count) }
          print(1️⃣count)
        }
      }
      """, "1️⃣ by its name"),
  ]

  private static let places = [
    Row(
      "in what gives a view",
      """
      struct Content: View {
        let count: Int
        var body: some View {
          Text("\\(1️⃣count)")
          VStack { Text("\\(2️⃣count)") }
          Button("") { print(3️⃣count) }
        }
        func row() -> some View { Text("\\(4️⃣count)") }
      }
      """,
      "1️⃣ in a view, certain", "2️⃣ in a view, certain",
      "3️⃣ elsewhere", "4️⃣ in a view, certain"),
    Row(
      "in functions, getters and initializers",
      """
      struct Store {
        let count: Int
        var double: Int { 1️⃣count * 2 }
        var half: Int { get { 2️⃣count / 2 } set { print(3️⃣count) } }
        func sum(of other: Int, _ third: Int) -> Int { 4️⃣count + other }
        init() { print(5️⃣count) }
        subscript(index: Int) -> Int { 6️⃣count }
      }
      """,
      "1️⃣ in the getter double, certain", "2️⃣ in the getter half, certain",
      "3️⃣ elsewhere", "4️⃣ in sum(of:_:), certain",
      "5️⃣ in Store(), certain", "6️⃣ in a view"),
    Row(
      "in closures",
      """
      struct Store {
        let count: Int
        func f() {
          rows.map { $0 + 1️⃣count }
          Task { print(2️⃣count) }
          DispatchQueue.main.async { print(3️⃣count) }
          { print(4️⃣count) }()
        }
        func g() async { print(5️⃣count) }
      }
      """,
      "1️⃣ in f(), certain", "2️⃣ elsewhere", "3️⃣ elsewhere",
      "4️⃣ in f(), certain", "5️⃣ elsewhere"),
  ]

  private func check(_ row: Row, _ words: (Effect, LookupScope, ProjectIndex) -> String) {
    row.check { project in
      project.files.enumerated().flatMap { number, file in
        FactsReader.effects(on: ["count"], in: file.source).map { use in
          let scope = LookupScope(file: number, enclosingType: use.enclosingType)
          let marker = file.marked.marker(at: use.offset).map(String.init) ?? "unmarked, at \(use.offset):"
          return "\(marker) \(words(use, scope, project.index))"
        }
      }
    }
  }

  /// What the member is a member of, and whether it is called.
  private func owner(of use: Effect, in scope: LookupScope, _ index: ProjectIndex) -> String {
    let base =
      switch use.base {
      case nil: "by its name"
      case .implicitMember: "implicit"
      case let base?: "of " + index.words(for: index.type(of: base, in: scope))
      }
    return base + (use.isCalled ? ", called" : "")
  }

  private func place(of use: Effect) -> String {
    words(for: use.place) + (use.isCertain ? ", certain" : "")
  }

  private func words(for place: CodePlace) -> String {
    switch place {
    case .view, .implicit: "in a view"
    case .getter(let name): "in the getter \(name)"
    case .function(let function), .method(let function), .initializer(let function):
      "in \(function.name)(\((function.labels ?? []).map { ($0 ?? "_") + ":" }.joined()))"
    case .elsewhere: "elsewhere"
    }
  }
}
