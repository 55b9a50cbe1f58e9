import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Where members of objects are assigned from outside of their types.
enum MemberAssignments {
  /// Where something else than the class itself may assign a variable of it.
  static func assignments(
    to name: String, of owner: TypeID, _ model: ProjectModel
  ) -> [Located<MemberAssignment>] {
    assignments(to: name, model).filter { located in
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      return model.index.type(of: located.use.base, in: scope).unwrapped
        .mayGiveMember(of: owner, in: model.index)
    }
  }

  /// The assignments to members of a name, except to members of `self`.
  ///
  /// - Parameter mayBeSame: only assignments whose value may, by its text, be the current one.
  static func assignments(
    to name: String, _ model: ProjectModel, mayBeSame: Bool = false
  ) -> [Located<MemberAssignment>] {
    let found = model.reader.map(model.index.files(mentioning: name)) { file in
      let source = model.source(file)
      let offsets = source.offsets(of: name).filter {
        source.mayAssignMember(name, at: $0, onlySame: mayBeSame)
      }
      return FactsReader.memberAssignments(at: offsets, in: source).filter { assignment in
        if case .selfReference = assignment.base { false } else { true }
      }.map { Located(file: file, use: $0) }
    }
    return Array(found.joined())
  }
}

extension SourceFile {
  /// `.user = …`
  ///
  /// - Parameter onlySame: not where the value is more than a path, `.user = User()`, or leads to something else.
  fileprivate func mayAssignMember(_ name: String, at offset: Int, onlySame: Bool) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: ".") else {
      return false
    }
    let rest = restOfLine(behind: name, at: offset).drop { $0 == " " || $0 == "\t" }
    guard rest.first == "=", rest.dropFirst().first != "=" else { return false }
    guard onlySame else { return true }
    let value = rest.dropFirst().drop(while: \.isWhitespace)
    // It stands on the next line, or a comment stands before it.
    if value.isEmpty || value.hasPrefix("/") { return true }
    let path = value.prefix { $0.isLetter || $0.isNumber || "_.`$".contains($0) }
    guard let first = path.first, !first.isNumber else { return false }
    if let behind = value[path.endIndex...].first, !behind.isWhitespace, !";})/".contains(behind) {
      return false
    }
    if path.contains(".") || path.hasSuffix("`") { return path.hasSuffix("." + name) || path.hasSuffix("`") }
    return mentions(String(path)) { isBound(String(path), toMember: name, at: $0) }
  }

  /// `let user = store.user`, or another variable behind a comma.
  private func isBound(_ local: String, toMember name: String, at offset: Int) -> Bool {
    let before = bytes[..<offset].reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard before.first == UInt8(ascii: ",") || before.starts(with: "tel".utf8) else { return false }
    let line = restOfLine(behind: local, at: offset)
    // The value may stand on the next line.
    return line.contains("." + name) || line.last { !$0.isWhitespace } == "="
  }
}
