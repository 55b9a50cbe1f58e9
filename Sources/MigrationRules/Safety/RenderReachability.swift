import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// A member of a type, or a global function or variable, identified by its name.
struct MemberName: Hashable {
  let name: String
  let type: TypeID?
}

/// Which members are read or called while views are made.
struct RenderReachability: Sendable {
  let model: ProjectModel
  let functions: RenderedFunctions

  /// More getters than that, one read by the other, are not followed.
  private static let limit = 8

  /// The uses that lead from a view to a member read or called while the view is made, directly or through
  /// other members. Nil if all uses are elsewhere; empty if nothing in the sources uses it. Unclear uses count.
  func usesWhileRendering(_ member: MemberName) -> [Located<Effect>]? {
    var open = [(member: member, path: [Located<Effect>]())]
    var seen: Set<MemberName> = [member]
    var isUsed = false
    while let (member, rest) = open.popLast() {
      for located in uses(of: member) {
        let (file, use) = (located.file, located.use)
        let path = [located] + rest
        switch use.place {
        case .view, .implicit, .getter("body"): return path
        case .getter(let other):
          // A global variable may be read anywhere.
          guard let callers = members(named: other, around: use, in: file) else { return path }
          open += callers.filter { seen.insert($0).inserted }.map { ($0, path) }
        case .function(let function), .method(let function), .initializer(let function):
          if functions.contains(function) { return path }
          isUsed = true
        case .elsewhere: isUsed = true
        }
      }
      if seen.count > Self.limit { return rest }
    }
    return isUsed ? nil : []
  }

  /// Whether a member is read or called while a view is made, directly or through other members. Unclear uses
  /// do not count: a closure passed to a view may be an action.
  func isSurelyUsedWhileRendering(_ member: MemberName) -> Bool {
    var open = [member]
    var seen: Set<MemberName> = [member]
    while let member = open.popLast(), seen.count <= Self.limit {
      let isFunction = member.type.map { model.index.variables(named: member.name, of: $0).isEmpty } ?? true
      for located in uses(of: member) where located.use.isCertain && (located.use.isCalled || !isFunction) {
        let (file, use) = (located.file, located.use)
        switch use.place {
        case .view, .implicit, .getter("body"): return true
        case .getter(let other):
          let callers = members(named: other, around: use, in: file) ?? [MemberName(name: other, type: nil)]
          open += callers.filter { seen.insert($0).inserted }
        // That of a view runs where the view is made; any other announces no change.
        case .initializer: if isOfView(use, in: file) { return true }
        case .function(let function), .method(let function):
          // By its name alone first, which costs nothing; in a view, its initializer may call it.
          guard functions.contains(function) || isOfView(use, in: file) else { continue }
          let callers =
            members(named: function.name, around: use, in: file)
            ?? [MemberName(name: function.name, type: nil)]
          open += callers.filter { seen.insert($0).inserted }
        case .elsewhere: break
        }
      }
    }
    return false
  }

  private func uses(of member: MemberName) -> [Located<Effect>] {
    model.references.effects(on: [member.name]).filter { mayReferTo($0.use, member, in: $0.file) }
  }

  /// Of the types around a use; nil outside of all.
  private func members(named name: String, around use: Effect, in file: Int) -> [MemberName]? {
    let owners = use.enclosingType.map { model.index.owners(of: TypeID(file: file, index: $0)) } ?? []
    return owners.isEmpty ? nil : owners.map { MemberName(name: name, type: $0) }
  }

  private func isOfView(_ use: Effect, in file: Int) -> Bool {
    members(named: use.name, around: use, in: file)?.contains {
      $0.type.map { model.conforms($0, toOneOf: ProjectModel.builtProtocols.subtracting(["App"])) } == true
    } == true
  }

  private func mayReferTo(_ use: Effect, _ member: MemberName, in file: Int) -> Bool {
    guard let type = member.type else { return use.base == nil }
    return model.index.mayReferTo(use, memberOf: type, in: file)
  }
}
