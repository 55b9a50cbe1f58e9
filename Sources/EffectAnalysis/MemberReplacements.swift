package import SwiftModel

/// A member that may be meant by the name of another one.
package struct MemberReplacement {
  package let member: ReferencedMember
  /// The type that has it for a requirement of a protocol; nil for an override.
  package let conformer: TypeID?

  var receiver: Callee.Receiver { conformer.map { .conformer($0) } ?? .base }
}

extension ProjectIndex {
  /// What conforming types have for a requirement of a protocol, or inherit, and what subclasses have for a member.
  ///
  /// - Parameter conforming: where some of these conform to a protocol, no other type does.
  package func replacements(
    of member: ReferencedMember, among conforming: Set<TypeID> = []
  ) -> [MemberReplacement] {
    guard let declaration = member.declaration else { return [] }
    guard self[declaration].kind == .protocol else {
      return owners(of: declaration).flatMap { subclasses(of: $0) }.flatMap(declarations).flatMap {
        subclass in
        members(of: subclass, replacing: member).map { MemberReplacement(member: $0, conformer: nil) }
      }
    }
    let all = conformers(of: declaration)
    let known = all.filter(conforming.contains)
    return (known.isEmpty ? all : known).flatMap { conformer in
      witnesses(of: member, in: conformer).map { MemberReplacement(member: $0, conformer: conformer) }
    }
  }

  private func witnesses(of member: ReferencedMember, in conformer: TypeID) -> [ReferencedMember] {
    if case .variable(let id) = member {
      return variables(named: self[id].name, of: conformer).filter { self[$0.declaration].kind != .protocol }
        .map { .variable($0) }
    }
    return declarationsOfMembers(of: conformer).filter { self[$0].kind != .protocol }
      .flatMap { members(of: $0, replacing: member) }
  }

  private func members(of declaration: TypeID, replacing member: ReferencedMember) -> [ReferencedMember] {
    switch member {
    case .variable(let id): variables(named: self[id].name, in: declaration).map { .variable($0) }
    case .function(let function, _):
      (function.kind == .function
        ? methods(named: function.name, in: declaration) : self[declaration].functions)
        .filter { $0.mayReplace(function) }.map { .function($0, of: declaration) }
    case .globalVariable, .globalFunction: []
    }
  }
}

extension ReferencedMember {
  /// It takes the arguments of a call.
  package func mayBeCalled(by effect: Effect) -> Bool {
    switch self {
    case .function(let function, _), .globalFunction(let function, _):
      function.mayTake(effect.labels, hasTrailingClosure: effect.hasTrailingClosure)
    case .variable, .globalVariable: true
    }
  }
}
