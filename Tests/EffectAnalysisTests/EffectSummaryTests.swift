import EffectAnalysis
import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// What functions do by themselves and through all that they call.
@Suite struct EffectSummaryTests {
  /// What the function or the accessors around each marker do.
  @Test(arguments: calls + accessors + closures + recursion + limits)
  func summariesAreMade(row: Row) {
    row.check { project in
      let summaries = Self.summaries(of: project)
      return project.places.map { marker, place in
        "\(marker) \(Self.words(for: summaries.summary(of: Self.region(around: place, in: project)), in: project))"
      }
    }
  }

  /// Each summary is the same, whichever is asked for first.
  @Test(arguments: recursion + calls)
  func orderDoesNotMatter(row: Row) {
    for first in "1️⃣2️⃣3️⃣" {
      row.check { project in
        let summaries = Self.summaries(of: project)
        if let place = project.places[first] {
          _ = summaries.summary(of: Self.region(around: place, in: project))
        }
        return project.places.sorted { $0.key > $1.key }.map { marker, place in
          "\(marker) \(Self.words(for: summaries.summary(of: Self.region(around: place, in: project)), in: project))"
        }
      }
    }
  }

  private static let calls = [
    Row(
      "what functions do themselves",
      """
      struct Store {
        var count = 0, rows = [1], title = ""
        mutating func f() {1️⃣ count = rows[0] }
        mutating func g() {2️⃣ rows.append(1); title += "" }
        func h() {3️⃣ }
      }
      """, "1️⃣ reads Store.rows; writes Store.count",
      "2️⃣ reads Store.rows, Store.title; writes Store.rows, Store.title", "3️⃣ nothing"),
    Row(
      "what they do through calls and getters",
      """
      class Store {
        var count = 0, rows = [1], title = ""
        var double: Int { count * 2 }
        func f() {1️⃣ g() }
        func g() {2️⃣ title = "\\(double)" }
        func h() -> Int {3️⃣ double + rows[0] }
      }
      """, "1️⃣ reads Store.count; writes Store.title", "2️⃣ reads Store.count; writes Store.title",
      "3️⃣ reads Store.count, Store.rows"),
    Row(
      "what key paths read that a variable has from the start, where it is named",
      """
      class Store {
        var count = 0, title = ""
        var double: Int { count * 2 }
        static let columns: [KeyPath<Store, Int>] = [\\.double]
        func f() -> Int {1️⃣ self[keyPath: Self.columns[0]] }
        func g() -> Int {2️⃣ self[keyPath: path] }
      }
      let path: KeyPath<Store, String> = \\.title
      func h() {3️⃣ }
      """, "1️⃣ reads Store.count, Store.columns", "2️⃣ reads Store.title, global path",
      "3️⃣ nothing"),
    Row(
      "through protocols, to all witnesses",
      """
      protocol Saving { func save() }
      class File: Saving { var count = 0; func save() { count = 1 } }
      class Cloud: Saving { var title = ""; func save() { title = "" } }
      func f(_ saving: any Saving) {1️⃣ saving.save() }
      """, "1️⃣ writes File.count, Cloud.title"),
    Row(
      "what runs later is left out; what runs before the call returns is not",
      """
      class Store {
        var count = 0, title = ""
        func f() {1️⃣ Task { count = 1 }; DispatchQueue.main.async { self.title = "" } }
        func g() {2️⃣ rows.forEach { count += $0 } }
        func h() {3️⃣ Task { i() } }
        func i() { title = "" }
      }
      """, "1️⃣ nothing", "2️⃣ reads Store.count; writes Store.count", "3️⃣ nothing"),
  ]

  private static let accessors = [
    Row(
      "getters where something is read, setters and observers where it is changed",
      """
      class Store {
        var count = 0 { didSet { title = "" } }
        var title = "", rows = [1]
        var double: Int { get { count } set { rows = [newValue] } }
        func f() {1️⃣ print(double, count) }
        func g() {2️⃣ double = 1 }
        func h() {3️⃣ count = 1 }
      }
      """, "1️⃣ reads Store.count", "2️⃣ writes Store.rows", "3️⃣ writes Store.count, Store.title"),
    Row(
      "values that a method of the project changes, and objects of which a member is changed",
      """
      struct Table { var rows = [1]; mutating func prune() { rows = [] } }
      class Item { var title = "" }
      class Store {
        var table: Table, item: Item
        func f() {1️⃣ table.prune() }
        func g() {2️⃣ table.rows = [] }
        func h() {3️⃣ item.title = "" }
      }
      """, "1️⃣ reads Store.table; writes Table.rows, Store.table",
      "2️⃣ reads Store.table; writes Table.rows, Store.table", "3️⃣ reads Store.item; writes Item.title"),
    Row(
      "values that change where they are read",
      """
      struct Table { lazy var rows = load(); var count: Int { mutating get { 1 } } }
      class Store {
        var table: Table
        func f() {1️⃣ print(table.count) }
        func g() {2️⃣ print(table.title) }
      }
      """, "1️⃣ reads Store.table; writes Store.table", "2️⃣ reads Store.table"),
  ]

  private static let closures = [
    Row(
      "closures in a collection, where they are counted, and where one is called",
      """
      class Store {
        var count = 0, actions: [() -> Void] = []
        func add() { actions.append { self.count = 1 } }
        func f() -> Bool {1️⃣ actions.isEmpty }
        func g() {2️⃣ actions.first?() }
      }
      """, "1️⃣ reads Store.actions", "2️⃣ reads Store.actions; writes Store.count; partial"),
    Row(
      "values of other modules, however their initializers are written",
      """
      class Store {
        init() {}
        func f() {1️⃣ post(name: Notification.Name("a")) }
        func g() {2️⃣ post(name: .init("a")) }
        func post(name: Notification.Name) {}
      }
      """, "1️⃣ nothing", "2️⃣ nothing"),
    Row(
      "asynchronous functions, up to what they start",
      """
      class Store {
        var count = 0, title = "", flag = false
        func f() async {1️⃣ count = 1; await g(); Task { flag = true } }
        func g() async {2️⃣ title = "" }
      }
      """, "1️⃣ writes Store.count, Store.title", "2️⃣ writes Store.title"),
    Row(
      "closure arguments that a function of the project calls, and that it may keep",
      """
      class Store {
        var count = 0
        func run(_ body: () -> Void) { body() }
        func keep(_ body: @escaping () -> Void) {}
        func f() {1️⃣ run { count = 1 } }
        func g() {2️⃣ keep { count = 1 } }
      }
      """, "1️⃣ writes Store.count", "2️⃣ nothing"),
    Row(
      "closures that a variable holds, where it is called or passed on",
      """
      class Store {
        var count = 0, onChange: (() -> Void)?
        func f() {1️⃣ onChange?() }
        func g() {2️⃣ run(onChange) }
        func h() {3️⃣ onChange = nil }
      }
      func use(_ store: Store) { store.onChange = { store.count = 1 } }
      """, "1️⃣ reads Store.onChange; writes Store.count",
      "2️⃣ reads Store.onChange; writes Store.count",
      "3️⃣ writes Store.onChange"),
    Row(
      "a local function that a stored closure calls",
      """
      class Store {
        var count = 0, onChange: (() -> Void)?
        func f() {1️⃣ onChange?() }
        func g() { func step() { count = 1 }; onChange = { step() } }
      }
      """, "1️⃣ reads Store.onChange; writes Store.count"),
    Row(
      "a closure of unknown origin may do anything",
      """
      class Store {
        var onChange: (() -> Void)?
        func f() {1️⃣ onChange?() }
        func g() {2️⃣ f() }
        func h() { onChange = make() }
      }
      """, "1️⃣ reads Store.onChange; partial", "2️⃣ reads Store.onChange; partial"),
  ]

  private static let recursion = [
    Row(
      "functions that call each other",
      """
      class Store {
        var count = 0, title = "", flag = false
        func f() {1️⃣ count = 1; g() }
        func g() {2️⃣ title = ""; h() }
        func h() {3️⃣ flag = true; f() }
      }
      """,
      "1️⃣ writes Store.count, Store.title, Store.flag", "2️⃣ writes Store.count, Store.title, Store.flag",
      "3️⃣ writes Store.count, Store.title, Store.flag"),
    Row(
      "what a cycle calls is part of it; what calls a cycle is not",
      """
      class Store {
        var count = 0, title = "", flag = false
        func f() {1️⃣ count = 1; g() }
        func g() {2️⃣ g(); h() ; i() }
        func h() { g(); title = "" }
        func i() {3️⃣ flag = true }
      }
      """,
      "1️⃣ writes Store.count, Store.title, Store.flag", "2️⃣ writes Store.title, Store.flag",
      "3️⃣ writes Store.flag"),
  ]

  private static let limits = [
    Row(
      "calls of what has a name of the project, and is none of it",
      """
      class Store {
        let file: FileHandle
        func save() {1️⃣ file.save(); file.close() }
        func add() {2️⃣ save() }
      }
      """, "1️⃣ reads Store.file; calls save", "2️⃣ reads Store.file; calls save")
  ]

  /// A function that calls another one, which calls many; one of these changes something.
  private static func store(with count: Int) -> MarkedProject {
    let functions = (1..<count).map { "func f\($0)() {}" } + ["func f\(count)() { count = 1 }"]
    let calls = (1...count).map { "f\($0)()" }
    return MarkedProject(
      """
      class Store {
        var count = 0
        func f() {1️⃣ g() }
        func g() {2️⃣ \(calls.joined(separator: "; ")) }
        \(functions.joined(separator: "\n  "))
      }
      """)
  }

  @Test(arguments: [(10, "writes Store.count"), (390, "writes Store.count"), (410, "partial")], ["1️⃣", "2️⃣"])
  func pastTheLimitSummariesArePartial(project: (count: Int, effects: String), first: Character) throws {
    let (store, expected) = (Self.store(with: project.count), project.effects)
    let summaries = Self.summaries(of: store)
    for marker in [first, "1️⃣", "2️⃣"] {
      let region = Self.region(around: try #require(store.places[marker]), in: store)
      #expect(Self.words(for: summaries.summary(of: region), in: store) == expected, "\(marker)")
    }
  }

  private static func summaries(of project: MarkedProject) -> EffectSummaries {
    let reader = ConcurrentReader()
    let references = ReferenceIndex(of: project.index, reader: reader)
    return EffectSummaries(of: CallGraph(of: project.index, references: references, reader: reader))
  }

  /// The body of the innermost function around a place.
  private static func region(around place: MarkedProject.Place, in project: MarkedProject) -> CodeRegion {
    let facts = project.index.files[place.file]
    let bodies = (facts.types.flatMap(\.functions) + facts.globalFunctions).compactMap(\.bodyRange)
    return CodeRegion(file: place.file, range: bodies.last { $0.contains(place.offset) } ?? 0..<0)
  }

  private static func words(for summary: EffectSummary, in project: MarkedProject) -> String {
    func list(_ places: some Sequence<Place>) -> String {
      places.sorted().map(project.index.words(for:)).joined(separator: ", ")
    }
    let calls = summary.foreignCalls.keys.sorted().joined(separator: ", ")
    let parts = [
      summary.reads.isEmpty ? nil : "reads " + list(summary.reads.keys),
      summary.writes.isEmpty ? nil : "writes " + list(summary.writes.keys),
      calls.isEmpty ? nil : "calls " + calls, summary.isPartial ? "partial" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
