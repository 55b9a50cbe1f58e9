import MigrationPlanning
import ProjectIndex

/// A member of a type, or what is no member of any, by its name.
struct MemberName: Hashable {
  let name: String
  let type: TypeID?
}

extension RuleContext {
  /// More getters than that, one read by the other, are not followed.
  private static let limit = 8

  /// Whether a member is read or called while a view is made, by itself or through other members; nil where nothing in
  /// the sources uses it. What is not clear counts.
  func isUsedWhileRendering(_ member: MemberName) -> Bool? {
    var open = [member]
    var seen: Set<MemberName> = [member]
    var isUsed = false
    while let member = open.popLast() {
      for file in index.files(mentioning: member.name) {
        for use in FactsReader.memberUses(of: [member.name], in: source(file))
        where mayMean(use, member, in: file) {
          switch use.place {
          case .view, .getter("body"): return true
          case .getter(let other):
            let owners = use.enclosingType.map { index.owners(of: TypeID(file: file, index: $0)) } ?? []
            // A global variable may be read anywhere.
            if owners.isEmpty { return true }
            open += owners.map { MemberName(name: other, type: $0) }.filter { seen.insert($0).inserted }
          case .function(let function):
            isUsed = true
            // By its name alone first, which costs nothing.
            guard renderedFunctions.contains(function) else { continue }
            guard function.name.first?.isUppercase != true else { return true }
            let owners = use.enclosingType.map { index.owners(of: TypeID(file: file, index: $0)) } ?? []
            let callers =
              owners.isEmpty
              ? [MemberName(name: function.name, type: nil)]
              : owners.map { MemberName(name: function.name, type: $0) }
            open += callers.filter { seen.insert($0).inserted }
          case .elsewhere: isUsed = true
          }
        }
      }
      if seen.count > Self.limit { return true }
    }
    return isUsed ? false : nil
  }

  private func mayMean(_ use: MemberUse, _ member: MemberName, in file: Int) -> Bool {
    guard let type = member.type else { return use.base == nil }
    return index.mayMean(use, memberOf: type, in: file)
  }
}
