import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// In which branches code stands: of each, from the outside in, its number and the number of alternatives of which one runs,
/// and a question mark where perhaps none does.
@Suite struct EffectBranchTests {
  private static let names: Set<String> = ["count", "item", "rows", "flag"]

  @Test(arguments: statements + operators + leaving)
  func branchesAreTold(row: Row) {
    row.check { project in
      project.files.flatMap { file in
        FactsReader.effects(on: Self.names, in: file.source).map { effect in
          let marker =
            file.marked.marker(at: effect.offset).map(String.init) ?? "unmarked, at \(effect.offset):"
          let branches = effect.branches.map { $0.count == 0 ? "?" : "\($0.number + 1)/\($0.count)" }
          return ([marker] + branches).joined(separator: " ")
        }
      }
    }
  }

  private static let statements = [
    Row(
      "an if with an else is one of two, without it perhaps none",
      """
      func f() {
        if 1️⃣flag { g(2️⃣count) } else { g(3️⃣count) }
        if 4️⃣flag { g(5️⃣count) }
      }
      """, "1️⃣", "2️⃣ 1/2", "3️⃣ 2/2", "4️⃣", "5️⃣ ?"),
    Row(
      "a chain of ifs is nested",
      "func f() { if a { g(1️⃣count) } else if 2️⃣flag { g(3️⃣count) } else { g(4️⃣count) } }",
      "1️⃣ 1/2", "2️⃣ 2/2", "3️⃣ 2/2 1/2", "4️⃣ 2/2 2/2"),
    Row(
      "later conditions are asked where the first ones hold, and before the body",
      "func f() { if 1️⃣flag, 2️⃣count > 1, 3️⃣rows.isEmpty { g(4️⃣item) } else { g(5️⃣item) } }",
      "1️⃣", "2️⃣ 1/2", "3️⃣ 1/2 1/2", "4️⃣ 1/2 1/2 1/2", "5️⃣ 2/2"),
    Row(
      "cases",
      "func f() { switch 1️⃣item { case 0: g(2️⃣count); case 1: g(3️⃣count); default: g(4️⃣count) } }",
      "1️⃣", "2️⃣ 1/3", "3️⃣ 2/3", "4️⃣ 3/3"),
    Row(
      "cases that may be compiled or not",
      """
      func f() {
        switch item_ {
        #if os(iOS)
          case 0: g(1️⃣count)
        #endif
        default: g(2️⃣count)
        }
      }
      """, "1️⃣ ? ? ?", "2️⃣ ?"),
    Row(
      "clauses of conditional compilation",
      """
      func f() {
        #if os(iOS)
          g(1️⃣count)
        #else
          g(2️⃣count)
        #endif
        #if DEBUG
          g(3️⃣count)
        #endif
      }
      """, "1️⃣ 1/2", "2️⃣ 2/2", "3️⃣ ?"),
    Row(
      "local functions, where they are called",
      """
      func f() {
        func always() { g(1️⃣count); if ready { g(2️⃣count) } }
        func perhaps() { g(3️⃣count) }
        func twice() { g(4️⃣count) }
        let held = { g(5️⃣count) }
        let never = { g(6️⃣count) }
        func either() { g(9️⃣count) }
        func around() { around2() }
        func around2() { g(7️⃣count); around() }
        always()
        if ready { perhaps() } else { g(8️⃣count) }
        if ready { twice(); twice() }
        if ready { either() } else { either() }
        if ready { held() }
        print(never)
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣ 1/2", "4️⃣ ?", "5️⃣ ?", "6️⃣ ?", "7️⃣", "8️⃣ 2/2", "9️⃣"),
    Row(
      "local variables that are computed or lazy, where they are used",
      """
      func f() {
        var computed: Int { g(1️⃣count) }
        lazy var late = g(2️⃣count)
        let early = g(3️⃣count)
        if ready { h(computed, late, early) }
      }
      """, "1️⃣ ?", "2️⃣ ?", "3️⃣"),
    Row(
      "loops, and closures that are given each element",
      """
      func f() {
        for row in 1️⃣rows { g(2️⃣count) }
        while 3️⃣flag { g(4️⃣count) }
        repeat { g(5️⃣count) } while 6️⃣flag
        list.map { g(7️⃣count) }
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣", "4️⃣ ?", "5️⃣", "6️⃣", "7️⃣ ?"),
    Row("a catch", "func f() { do { try g(1️⃣count) } catch { g(2️⃣count) } }", "1️⃣", "2️⃣ ?"),
    Row("containers", "var body: some View { VStack { HStack { Text(1️⃣item) } } }", "1️⃣"),
  ]

  private static let operators = [
    Row(
      "operators that may leave out what follows",
      """
      func f() {
        g(1️⃣flag && 2️⃣count > 1 && 3️⃣rows.isEmpty)
        g(4️⃣flag || 5️⃣count > 1)
        g(6️⃣item ?? 7️⃣count)
        g(8️⃣count + 9️⃣count)
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣ ? ?", "4️⃣", "5️⃣ ?", "6️⃣", "7️⃣ ?", "8️⃣", "9️⃣"),
    Row(
      "of different ones, only the last one counts",
      "func f() { g(1️⃣flag && 2️⃣count > 1 || 3️⃣rows.isEmpty) }", "1️⃣", "2️⃣ ?", "3️⃣ ?"),
    Row(
      "the ternary operator is one of two",
      "func f() { g(1️⃣flag ? 2️⃣count : 3️⃣item ? 4️⃣count : 5️⃣count) }",
      "1️⃣", "2️⃣ 1/2", "3️⃣ 2/2", "4️⃣ 2/2 1/2", "5️⃣ 2/2 2/2"),
    Row(
      "it binds less than the others",
      "func f() { g(1️⃣flag && 2️⃣flag ? 3️⃣count : 4️⃣count) }", "1️⃣", "2️⃣ ?", "3️⃣ 1/2", "4️⃣ 2/2"),
  ]

  private static let leaving = [
    Row(
      "what stands behind a guard, or behind a return in a branch",
      """
      func f() {
        guard 1️⃣flag, let a = 2️⃣item else { return g(3️⃣count) }
        g(4️⃣count)
        if 5️⃣flag { return }
        g(6️⃣count)
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣ ?", "4️⃣ ?", "5️⃣ ?", "6️⃣ ? ?"),
    Row(
      "whatever may return or throw before it",
      """
      func f() throws {
        switch 1️⃣item { case 0: return; default: break }
        g(2️⃣count)
        do { if a { throw b } }
        g(3️⃣count)
        try h()
        g(4️⃣count)
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣ ? ?", "4️⃣ ? ? ?"),
    Row(
      "what only leaves a loop, a case or a round of one",
      """
      func f() {
        for row in 1️⃣rows {
          if 2️⃣flag { continue }
          g(3️⃣count)
        }
        g(4️⃣count)
      }
      """, "1️⃣", "2️⃣ ?", "3️⃣ ? ?", "4️⃣"),
    Row(
      "what is caught, and what leaves only a closure or a function of its own, leaves nothing else",
      """
      func f() {
        do { try h() } catch { g(1️⃣item) }
        let a = try? h()
        list.map { return 2️⃣flag }
        func inner() { return }
        g(3️⃣count)
        do { try h() } catch is Failure {}
        g(4️⃣count)
      }
      """, "1️⃣ ?", "2️⃣ ?", "3️⃣", "4️⃣ ?"),
  ]
}
