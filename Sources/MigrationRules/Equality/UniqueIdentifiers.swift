import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether no two objects of a class have the same value of a member: `let id = UUID()`, also where each initializer
  /// assigns it, `var id: ObjectIdentifier { ObjectIdentifier(self) }`, or the `id` that the standard library has.
  func isOfOneObjectAlone(_ name: String, of type: TypeID) -> Bool {
    let found = index.variables(named: name, of: type)
    if found.isEmpty {
      return name == "id" && index.unknownAncestor(of: type) == nil
        && index.extensionsOfOthers["Identifiable", default: []].allSatisfy {
          index.variables(named: name, in: $0).isEmpty
        } && index.lineage(of: type).contains { conforms($0, toOneOf: ["Identifiable"]) }
    }
    return found.allSatisfy { id in
      let (variable, file) = (index[id], id.declaration.file)
      guard variable.isStored else {
        return ["{ObjectIdentifier(self)}", "ObjectIdentifier(self)"]
          .contains(variable.getterRanges.first.map { compactText($0, in: file) })
      }
      guard variable.isLet else { return false }
      return variable.initializerValueRange.map { compactText($0, in: file) == Self.uniqueValue }
        ?? isMadeUnique(id)
    }
  }

  private static let uniqueValue = "UUID()"

  private func compactText(_ range: Range<Int>, in file: Int) -> String {
    text(range, in: file).filter { !$0.isWhitespace }
  }

  /// Every initializer of its class assigns `UUID()`, or a parameter that is left out by all who call it:
  /// `init(id: UUID = UUID()) { self.id = id }`. One that decodes the object gives copies the same.
  private func isMadeUnique(_ id: VariableID) -> Bool {
    guard let owner = index.owner(of: id), owner == id.declaration else { return false }
    let initializers = index.declarations(of: owner).flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .initializer && !$0.isConvenience && !$0.delegates }
        .map { (function: $0, file: declaration.file) }
    }
    return !initializers.isEmpty && !mayBeDecoded(owner)
      && initializers.allSatisfy { assignsUnique(index[id].name, $0.function, in: $0.file, of: owner) }
  }

  /// Whether objects of a class may be made by an initializer that the compiler writes, `init(from: Decoder)`.
  private func mayBeDecoded(_ owner: TypeID) -> Bool {
    let classes = index.lineage(of: owner)
    return (classes + classes.flatMap(index.allRefinedProtocols)).contains { type in
      index.foreignAncestors(of: type).contains(where: KnownTypes.refinesDecodable)
        || index.declarations(of: type).flatMap { index[$0].inheritance?.entries ?? [] }
          .flatMap(\.type.boundParts)
          .contains { $0.dottedName?.last.map(index.typeAliasNames.contains) == true }
    }
  }

  private func assignsUnique(_ name: String, _ initializer: FunctionFact, in file: Int, of owner: TypeID)
    -> Bool
  {
    let assigned = initializer.accesses.filter { $0.name == name && $0.kind == .assignment }
    return !assigned.isEmpty
      && assigned.allSatisfy { access in
        let value = compactText(access.nameOffset..<access.end, in: file).dropFirst(name.count + 1)
        if value == Self.uniqueValue { return true }
        guard let parameter = initializer.parameters.first(where: { $0.name == value }),
          let label = parameter.label, let unpassed = parameter.defaultRange
        else { return false }
        return compactText(unpassed, in: file) == Self.uniqueValue
          && (initializer.modifiers.accessLevel ?? .internal) <= .internal
          && !mayBePassed(label, toInitializersOf: owner)
      }
  }

  /// Whether some call may make an object of a class, or of a subclass, with an argument of a label.
  private func mayBePassed(_ label: String, toInitializersOf type: TypeID) -> Bool {
    let family = [type] + types.subclasses(of: type)
    let names = Set(family.compactMap { index[$0].name.last }).union(index.typeAliasNames).union(["init"])
    return references.hasEffect(on: names, near: type.file, for: .any) { located in
      guard located.use.isCalled else { return located.use.name == "init" && mayMake(family, by: located) }
      return located.use.labels?.contains(label) == true && mayMake(family, by: located)
    }
  }

  private func mayMake(_ family: [TypeID], by located: Located<Effect>) -> Bool {
    let made = index.typesMade(by: located.use, in: located.file)
    return made.isEmpty || made.contains(where: family.contains)
  }
}
