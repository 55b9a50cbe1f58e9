import EffectAnalysis
import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// Where changes begin, and what else the same code changes.
@Suite struct ChangeOriginsTests {
  /// For the change at each marker, the calls that lead to it, and all variables that are changed with it.
  @Test(arguments: functions + closures + nothing)
  func originsAreFound(row: Row) {
    row.check { (project, place) -> String in
      let references = ReferenceIndex(of: project.index, reader: ConcurrentReader())
      let calls = CallGraph(of: project.index, references: references, reader: ConcurrentReader())
      let origins = ChangeOrigins(of: calls, counting: ["isLoading"])
      guard let effect = references.effect(at: place.offset, in: place.file) else { return "no effect" }
      let found = origins.origins(of: [Located(file: place.file, use: effect)])[0]
      origins.read(found)
      let words = found.map { origin in
        let changes = origins.allChanges(of: origin).map(\.keys).map(Array.init) ?? []
        let names = changes.map { project.index[$0].name }.sorted().joined(separator: ", ")
        return origin.path.map(\.use.name).joined(separator: " > ") + ": " + names
      }
      return words.isEmpty ? "nothing" : words.sorted().joined(separator: "; ")
    }
  }

  /// For the change at each marker, the variables that are always changed with it; `names` follows `order`.
  @Test(arguments: always)
  func whatAlwaysChangesIsFound(row: Row) {
    row.check { (project, place) -> String in
      let references = ReferenceIndex(of: project.index, reader: ConcurrentReader())
      let calls = CallGraph(of: project.index, references: references, reader: ConcurrentReader())
      let (order, names) = (
        project.index.allVariables(named: "order"), project.index.allVariables(named: "names")
      )
      let followers = Dictionary(uniqueKeysWithValues: order.map { ($0, Set(names)) })
      let origins = ChangeOrigins(of: calls, counting: [], followers: followers)
      guard let effect = references.effect(at: place.offset, in: place.file) else { return "no effect" }
      let found = origins.origins(of: [Located(file: place.file, use: effect)])[0]
      origins.read(found)
      let changed = found.flatMap { origin in
        origins.nearChanges(of: origin).keys.filter { origins.alwaysChanges($0, in: origin) }
      }
      return changed.map { project.index[$0].name }.sorted().joined(separator: ", ")
    }
  }

  private static let always = [
    Row(
      "in all branches, also by what the code calls, and what follows that",
      """
      class Model {
        var order = 0, names = 0, count = 0, total = 0
        func flip() {
          if count > 1 { set(1) } else { order = 2; total = 1 }
          1️⃣count = 3
        }
        func set(_ value: Int) { order = value }
      }
      """, "1️⃣ count, names, order"),
    Row(
      "not what is left for later",
      """
      class Model {
        var order = 0, names = 0, count = 0
        func flip() {
          queue.async { self.order = 1 }
          1️⃣count = 3
        }
      }
      """, "1️⃣ count"),
  ]

  private static let functions = [
    Row(
      "functions that nothing calls, and those that call others",
      """
      enum Palette { static var accent = "" }
      class Model {
        var isLoading = false, count = 0
        func load() { paint(); isLoading = false }
        func reload() { count += 1; paint() }
        func paint() { Palette.1️⃣accent = "red" }
      }
      """, "1️⃣ paint > accent: accent, count; paint > accent: accent, isLoading"),
    Row(
      "observers, with the variable that they observe",
      """
      enum Draft { static var text = "" }
      class Editor {
        var written = "" { didSet { Draft.1️⃣text = written } }
        func write() { written = "" }
      }
      """, "1️⃣ written > text: text, written"),
    Row(
      "functions that are handed on begin it, too",
      """
      enum Palette { static var accent = "" }
      class Model {
        var count = 0
        func paint() { Palette.1️⃣accent = "red" }
        func start() { run(paint); paint(); count = 1 }
      }
      """, "1️⃣ accent: accent; paint > accent: accent, count"),
  ]

  private static let closures = [
    Row(
      "closures that run later begin it; what they leave for later counts where it is looked for",
      """
      enum Palette { static var accent = "" }
      class Model {
        var isLoading = false, count = 0
        func load() {
          count += 1
          queue.async { Palette.1️⃣accent = ""; queue.async { self.isLoading = false; self.count = 1 } }
        }
      }
      """, "1️⃣ accent: accent, isLoading"),
    Row(
      "closures that run at once belong to the code around",
      """
      enum Palette { static var accent = "" }
      class Model {
        var count = 0
        func load() { [1].forEach { _ in Palette.1️⃣accent = "" }; count = 1 }
      }
      """, "1️⃣ accent: accent, count"),
  ]

  private static let nothing = [
    Row(
      "initializers, new objects and getters are left out",
      """
      class Item { var count = 0; init() { 1️⃣count = 1 } }
      class Model {
        var total = 0
        var cached: Int { 2️⃣total = 1; return total }
        func add() { let item = Item(); item.3️⃣count = 2; total = 3 }
      }
      """, "1️⃣ nothing", "2️⃣ nothing", "3️⃣ nothing")
  ]
}
