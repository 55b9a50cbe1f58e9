import SwiftModel

extension ProjectModel {
  /// Whether code of a class in a file can refer to a variable of it, as in a key path: in all builds, on all systems,
  /// and for all generic arguments.
  func canName(_ name: String, of type: TypeID, in file: Int) -> Bool {
    let variables = index.variables(named: name, of: type)
    // Several declarations belong to different builds.
    if variables.count == 1,
      index[variables[0]].isConditional || index[variables[0].declaration].isConditional,
      !index[type].isConditional
    {
      return false
    }
    return variables.allSatisfy { id in
      let (variable, declaration) = (index[id], index[id.declaration])
      let level = variable.accessLevel ?? declaration.modifiers.accessLevel ?? .internal
      let isReachable = id.declaration.file == file || level > .fileprivate
      return isReachable && !isConstrained(id.declaration)
        && !(variable.attributes + (declaration.kind == .extension ? declaration.attributes : []))
          .contains { isLimited($0, in: id.declaration.file) }
    }
  }

  /// `extension Store where Value == Int`, `extension Store<Int>`
  private func isConstrained(_ declaration: TypeID) -> Bool {
    let fact = index[declaration]
    guard fact.kind == .extension else { return false }
    let head = text(fact.nameRange.lowerBound..<fact.memberBlockRange.lowerBound, in: declaration.file)
    return head.contains("<") || head.split(whereSeparator: \.isWhitespace).contains("where")
  }

  /// `@available(iOS 18, *)`, but not `@available(*, deprecated)`
  private func isLimited(_ attribute: AttributeFact, in file: Int) -> Bool {
    attribute.name == ["available"] && !text(attribute.range, in: file).contains("deprecated")
  }
}
