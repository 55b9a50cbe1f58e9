import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// Which code goes on each time that something is there which a loop waits for.
@Suite struct EffectSuspensionTests {
  @Test(arguments: rows)
  func codeInLoopsThatWaitIsTold(row: Row) {
    row.check { project in
      project.files.flatMap { file in
        FactsReader.effects(on: ["count"], in: file.source).filter(\.isResumed).map { effect in
          file.marked.marker(at: effect.offset).map(String.init) ?? "unmarked, at \(effect.offset):"
        }
      }
    }
  }

  private static let rows = [
    Row(
      "a loop over a sequence, and not what is around it",
      "func f() async { 1️⃣count += 1; for await _ in rows { 2️⃣count += 1 }; 3️⃣count += 1 }", "2️⃣"),
    Row(
      "a loop that asks for one value after the other, also further in",
      "func f() async { while let row = await rows.next() { if row.isNew { 1️⃣count += 1 } } }", "1️⃣"),
    Row(
      "what is repeated before and behind what waits",
      "func f() async { while true { 1️⃣count += 1; await g(); 2️⃣count += 1 } }", "1️⃣", "2️⃣"),
    Row(
      "a loop through a collection ends with that",
      "func f() async { for row in rows { await g(row); 1️⃣count += 1 } }"),
    Row("what waits once", "func f() async { await g(); 1️⃣count += 1 }"),
    Row("a loop that waits for nothing", "func f() async { await g(); for row in rows { 1️⃣count += row } }"),
    Row(
      "closures that run later wait for themselves",
      "func f() { for row in rows { Task { await g(row) }; 1️⃣count += 1 } }"),
    Row(
      "closures that run at once are part of the loop",
      "func f() async { for await rows in all { rows.forEach { 1️⃣count += $0 } } }", "1️⃣"),
  ]
}
