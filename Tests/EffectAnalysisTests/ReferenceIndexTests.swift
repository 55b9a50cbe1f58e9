import EffectAnalysis
import ModelTestSupport
import SourceText
import SwiftModel
import TestSupport
import Testing

/// Where things are named, whichever way that is asked for.
@Suite struct ReferenceIndexTests {
  /// Every reference to `count` or `rows` stands at a marker, and there are no others.
  @Test(arguments: rows)
  func referencesAreFound(row: Row) {
    row.check { project in
      let index = ReferenceIndex(of: project.index, reader: ConcurrentReader())
      return index.effects(on: Self.names).map { words(for: $0, in: project) }
    }
  }

  /// A fresh index, and one that has answered before in another way, give the same.
  @Test(arguments: rows, Question.orders)
  func questionsAgree(row: Row, order: [Question]) {
    var answers: [[String]] = []
    row.check { project in
      let index = ReferenceIndex(of: project.index, reader: ConcurrentReader(jobs: 1))
      answers = order.map { question in
        question.ask(index, of: project).map { words(for: $0, in: project) }.sorted()
      }
      return answers.first ?? []
    }
    #expect(Set(answers).count == 1, "\(order)")
  }

  enum Question: Sendable {
    case names, nameByName, files, places, onePlace, regions

    static let orders: [[Question]] = [
      [.names, .nameByName, .files, .places, .onePlace, .regions],
      [.places, .names, .regions, .files], [.onePlace, .names, .places], [.regions, .onePlace, .names],
      [.files, .regions, .nameByName], [.nameByName, .places, .names],
    ]

    func ask(_ index: ReferenceIndex, of project: MarkedProject) -> [Located<Effect>] {
      let files = project.index.files.indices
      let offsets = Dictionary(
        uniqueKeysWithValues: files.map { file in
          (file, Set(names.flatMap(project.index.files[file].source.offsets)))
        })
      switch self {
      case .names: return index.effects(on: names)
      case .nameByName: return names.sorted().flatMap { index.effects(on: [$0]) }
      case .files: return files.flatMap { index.effects(on: names, in: [$0]) }
      case .places: return index.effects(at: offsets)
      case .onePlace:
        return files.flatMap { file in
          offsets[file, default: []].sorted(by: >).compactMap { offset in
            index.effect(at: offset, in: file).map { Located(file: file, use: $0) }
          }
        }
      case .regions:
        let regions = files.map { file in
          CodeRegion(file: file, range: 0..<project.index.files[file].source.bytes.count)
        }
        return index.effects(in: Set(regions), where: names.contains).flatMap { region, effects in
          effects.map { Located(file: region.file, use: $0) }
        }
      }
    }

    private var names: Set<String> { ReferenceIndexTests.names }
  }

  @Test func answersAreInTheOrderOfTheText() {
    let project = MarkedProject(
      """
      --- A.swift
      func f() { 1️⃣rows.append(2️⃣count); 3️⃣rows = [] }
      --- B.swift
      func g() { 4️⃣count += 5️⃣rows[0] }
      """)
    let index = ReferenceIndex(of: project.index, reader: ConcurrentReader())
    let found = index.effects(on: Self.names).map { words(for: $0, in: project) }
    #expect(found == found.sorted() && found.count == 5, "\(found)")
  }

  @Test func onlyTheRegionCounts() {
    let project = MarkedProject("func f() { 1️⃣count = 1 }; func g() { 2️⃣count = 2 }")
    let index = ReferenceIndex(of: project.index, reader: ConcurrentReader())
    let bodies = project.index.files[0].globalFunctions.compactMap(\.bodyRange).map {
      CodeRegion(file: 0, range: $0)
    }
    let effects = index.effects(in: Set(bodies), where: Self.names.contains)
    let found = bodies.map {
      effects[$0, default: []].map { words(for: Located(file: 0, use: $0), in: project) }
    }
    #expect(found == [["1️⃣ count: assignment"], ["2️⃣ count: assignment"]])
  }

  private static let names: Set<String> = ["count", "rows"]

  private static let rows = [
    Row(
      "several files",
      """
      --- A.swift
      struct Store { var count = 0; func f() { 1️⃣count = 1 } }
      --- B.swift
      func f(_ store: Store) { store.2️⃣count += 1 }
      --- C.swift
      func g(_ store: Store) { store.title = "" }
      --- D.swift
      func h(_ store: Store) { print(store.3️⃣rows) }
      """, "1️⃣ count: assignment", "2️⃣ count: mutation", "3️⃣ rows: read"),
    Row(
      "projections have the name with `$`",
      """
      struct Content: View {
        @State var count = 0
        var body: some View {
          Stepper("", value: 1️⃣$count)
          Text("\\(2️⃣count)")
          self.3️⃣$rows.title
        }
      }
      """, "1️⃣ $count: read", "2️⃣ count: read", "3️⃣ $rows: read of .title"),
    Row(
      "back-ticks are no part of a name",
      """
      struct Store {
        var `count` = 0
        func f() {
          1️⃣`count` = 1
          self.2️⃣`count` += 1
          self.3️⃣count
        }
      }
      """, "1️⃣ count: assignment", "2️⃣ count: mutation", "3️⃣ count: read"),
    Row(
      "comments, strings, labels and declarations are no references",
      #"""
      struct Store {
        // count
        /* rows */
        var count = "count"
        func rows(count rows: Int) -> String { "\(1️⃣count) count" }
        func count() { self.2️⃣rows(count: 1) }
      }
      """#, "1️⃣ count: read", "2️⃣ rows: read of ()"),
    Row(
      "locals are no references",
      """
      func f(count: Int) {
        print(count)
        self.1️⃣count = 1
        all.map { rows in rows.first }
      }
      """, "1️⃣ count: assignment"),
    Row("nothing", "struct Store { var counter = 0, row = 1; func f() { counter = row } }"),
  ]

  private func words(for located: Located<Effect>, in project: MarkedProject) -> String {
    let marked = project.files[located.file].marked
    let marker = marked.marker(at: located.use.offset).map(String.init) ?? "unmarked: \(located.use.offset)"
    return "\(marker) \(located.use.name): \(located.use.words)"
  }
}
