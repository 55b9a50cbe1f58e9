import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// What comes of a value: what a pattern reads of associated values, whether a read decides on side effects alone, and which
/// value an assignment gives.
@Suite struct EffectValueTests {
  @Test(arguments: [
    Row(
      "names that a pattern binds, and what is read of them",
      """
      func f(_ state: Load) {
        switch state {
        case .1️⃣failed: break
        case .2️⃣failed(_): break
        case .3️⃣failed(let error): break
        case .4️⃣failed(let error): g(error.code, error.text, other.error)
        case let .5️⃣failed(error, at): g(error, at.day)
        case .6️⃣failed(let error as Missing): break
        }
      }
      """, "1️⃣", "2️⃣ nothing", "3️⃣ nothing", "4️⃣ code+text", "5️⃣ whole day", "6️⃣ whole"),
    Row(
      "conditions, with all that follows, and what is no pattern",
      """
      func f(_ state: Load) -> Load {
        guard case .1️⃣failed(let error) = state else { return .2️⃣failed(error) }
        if case .3️⃣failed(let other)? = state, other.code > 1 { g() }
        return .4️⃣failed(error)
      }
      """, "1️⃣ whole", "2️⃣ no pattern", "3️⃣ code", "4️⃣ no pattern"),
  ])
  func readsOfPatternsAreTold(row: Row) {
    check(row) { effect in
      effect.payloadReads.map { reads in
        reads.map { read in
          switch read {
          case .nothing: "nothing"
          case .members(let names): names.sorted().joined(separator: "+")
          case .whole: "whole"
          }
        }.joined(separator: " ")
      } ?? "no pattern"
    }
  }

  @Test(arguments: [
    Row(
      "what is returned is known before",
      """
      func f() -> Bool {
        let isUp = 1️⃣failed
        if !isUp, !2️⃣failed.isEmpty { show(3️⃣failed) }
        return isUp
      }
      """, "1️⃣ no", "2️⃣ yes", "3️⃣ no"),
    Row(
      "it is changed, or left early, or given by something that is read",
      """
      func f() -> Bool {
        var isUp = true
        if 1️⃣failed { isUp = false }
        return isUp
      }
      func g() -> Bool {
        if 2️⃣failed { return false }
        return true
      }
      func h() -> Int {
        if 3️⃣failed { load() }
        return count
      }
      """, "1️⃣ no", "2️⃣ no", "3️⃣ no"),
  ])
  func decisionsAreTold(row: Row) {
    check(row) { $0.onlyDecidesOnEffects ? "yes" : "no" }
  }

  @Test(arguments: [
    Row(
      "another value than the one before",
      """
      func f() {
        1️⃣failed = !failed
        2️⃣failed = failed == .left ? .right : .left
        3️⃣failed = failed != 1 ? 1 : 0
      }
      """, "1️⃣ different", "2️⃣ different", "3️⃣ different"),
    Row(
      "perhaps the same",
      """
      func f() {
        1️⃣failed = !other
        2️⃣failed = failed == .left ? .left : .right
        3️⃣failed = failed == .left ? side : .left
        4️⃣failed = other == .left ? .right : .left
      }
      """, "1️⃣ perhaps", "2️⃣ perhaps", "3️⃣ perhaps", "4️⃣ perhaps"),
  ])
  func differentValuesAreTold(row: Row) {
    check(row) { if case .different = $0.update { "different" } else { "perhaps" } }
  }

  private func check(_ row: Row, _ words: (Effect) -> String) {
    row.check { project in
      project.files.flatMap { file in
        FactsReader.effects(on: ["failed"], in: file.source).compactMap { effect in
          file.marked.marker(at: effect.offset).map { marker in
            let words = words(effect)
            return words.isEmpty ? "\(marker)" : "\(marker) \(words)"
          }
        }
      }
    }
  }
}
