import Foundation
import SourceText
import SwiftModel
import TestSupport
import Testing

/// What is read of a few names in a file is what is read of them in the whole file: the declarations around that are not
/// parsed do not matter.
struct LeftOutDeclarationsTests {
  @Test(arguments: try FixtureCase.chosen())
  func effectsAreThoseInTheWholeFile(fixture: FixtureCase) async throws {
    try await Slots.cores.run {
      let tree = try FileTree(in: fixture.before)
      for path in tree.paths where path.hasSuffix(".swift") {
        let source = SourceFile(path: path, bytes: tree[path] ?? [])
        let names = source.offsetsOfWords { _ in true }
        let whole = FactsReader.effects(at: names, in: source)
        let left = whole.filter { !$0.isFound(in: source) }
        #expect(left.isEmpty, "not found by the bytes around: \(left.map(\.name)) in \(fixture): \(path)")
        let parts = effects(at: names, in: source)
        #expect(parts.count == whole.count, "\(fixture): \(path)")
        for (part, effect) in zip(parts, whole) where part != effect.said {
          Issue.record("\(fixture): \(path): read alone: \(part), in the whole file: \(effect.said)")
        }
      }
    }
  }

  /// Reads a few names at a time.
  private func effects(at names: [Int], in source: SourceFile) -> [String] {
    let parsed = FactsReader.facts(of: source).source
    let count = 40
    return stride(from: 0, to: names.count, by: count).flatMap { start in
      FactsReader.effects(at: Array(names[start...].prefix(count)), in: parsed).map(\.said)
    }
  }

  /// What stands between ‹ and › is left out where only the name at ✱ is asked for.
  @Test(arguments: [
    "import A\n‹func f() {}›\nstruct B {\n  ‹var a = 1›\n  var ✱b = 1\n  ‹func g() { b }›\n}",
    "struct B {\n  ‹let a = 1;› ‹let b = 2›\n  func f() {\n    struct C { var d = 1 }\n    ✱a()\n  }\n}\n‹extension B {\n  func g() {}\n}›",
    "struct B {\n  struct C {\n    @D(✱e) var f = 1\n    ‹init() {}›\n  }\n  ‹enum G { case h }›\n}\nlet i = 1",
    "class B {\n  #if A\n  ‹func f() {}›\n  #else\n  func f() { ✱a }\n  #endif\n  ‹deinit {}›\n}",
    // Code around a broken declaration may be read as another one.
    "func f() {}\nstruct B {\n  var = 1\n  func g() { ✱a }\n}",
  ])
  func declarationsLeftOut(marked: String) {
    let text = marked.filter { !"‹›✱".contains($0) }
    let source = FactsReader.facts(of: SourceFile(path: "A.swift", bytes: Array(text.utf8))).source
    let place = marked.prefix { $0 != "✱" }.filter { !"‹›".contains($0) }.utf8.count
    let left = source.declarations?.parts(without: [place..<place]).map { source.text(in: $0) } ?? []
    let expected = marked.split(separator: "‹").dropFirst().map { String($0.prefix { $0 != "›" }) }
    #expect(left == expected)
  }
}

extension Effect {
  /// All that it says.
  fileprivate var said: String { text(of: self) }

  /// Whether it is among the mentions of its name that are parsed for what it does.
  fileprivate func isFound(in source: SourceFile) -> Bool {
    let offset = source.bytes[offset].continuesIdentifier ? offset : offset + 1
    if source.isNoName(at: offset) { return false }
    if mayChangeValue || mayBeAssignedByKeyPath || !path.isEmpty {
      guard source.mayBeChanged(at: offset) else { return false }
    }
    let makes = path.components == [.call] || path.components.starts(with: [.member("init"), .call])
    return !(isCalled || makes) || source.mayBeCalled(at: offset)
  }
}

/// A value with all that it holds. What is in a set or a dictionary is sorted: equal ones may list it in another order, as
/// each of them may have another capacity.
private func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty { return "\(value)" }
  let parts = mirror.children.map { part in
    (part.label.map { "\($0): " } ?? "") + text(of: part.value)
  }
  let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
  return "(\((isOrdered ? parts : parts.sorted()).joined(separator: ", ")))"
}
