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
    let found = model.reader.map(model.index.files(mentioning: name)) { file in
      let source = model.source(file)
      let offsets = source.offsets(of: name).filter { source.mayAssignMember(name, at: $0) }
      return FactsReader.memberAssignments(at: offsets, in: source).map { Located(file: file, use: $0) }
    }
    return found.joined().filter { located in
      if case .selfReference = located.use.base { return false }
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      return model.index.type(of: located.use.base, in: scope).unwrapped
        .mayGiveMember(of: owner, in: model.index)
    }
  }
}

extension SourceFile {
  /// `.user = …`
  fileprivate func mayAssignMember(_ name: String, at offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: ".") else {
      return false
    }
    let rest = restOfLine(behind: name, at: offset).drop { $0 == " " || $0 == "\t" }
    return rest.first == "=" && rest.dropFirst().first != "="
  }
}
