import EffectAnalysis
import SourceText
import SwiftModel

/// A set of cancellables with the lifetime of its object: none is ever removed.
struct CancellableSet {
  /// The class whose objects have it.
  let owner: TypeID
  let name: String
  let isNew: Bool

  /// An existing set of the class that is only added to, or the name of a new one; nil if none can be declared.
  ///
  /// - Parameters:
  ///   - located: the `$x` of `assign(to: &$x)`, of the object around or of another one.
  ///   - assigned: the property that it is the publisher of.
  init?(for located: Located<ProjectionUse>, assigning assigned: VariableID, _ model: ProjectModel) {
    guard let owner = Self.owner(for: located, assigning: assigned, model) else { return nil }
    self.owner = owner
    let existing = model.index[owner].variables.first { variable in
      Self.isSet(variable, in: owner, model) && Self.onlyGrows(variable, in: owner, model)
        && Self.canReach(variable, of: owner, from: located)
    }
    if let existing {
      (name, isNew) = (existing.name, false)
      return
    }
    let names = ["cancellables", "subscriptions", "assignments"]
    guard owner == assigned.declaration,
      let free = names.first(where: { !model.hasMember(named: $0, in: owner) })
    else { return nil }
    (name, isNew) = (free, true)
  }

  /// The class whose objects have the set.
  static func owner(
    for located: Located<ProjectionUse>, assigning assigned: VariableID, _ model: ProjectModel
  ) -> TypeID? {
    guard located.use.isOwn else { return assigned.declaration }
    guard let type = located.use.enclosingType else { return nil }
    let owners = model.index.owners(of: TypeID(file: located.file, index: type))
    return owners.count == 1 ? owners.first : nil
  }

  private static func canReach(
    _ variable: VariableFact, of owner: TypeID, from located: Located<ProjectionUse>
  ) -> Bool {
    guard let level = variable.accessLevel, level <= .fileprivate else { return true }
    return located.file == owner.file && (located.use.isOwn || level == .fileprivate)
  }

  private static func isSet(_ variable: VariableFact, in type: TypeID, _ model: ProjectModel) -> Bool {
    guard variable.isStored, !variable.isLet, !variable.isStatic, variable.attributes.isEmpty,
      !variable.hasObservers
    else { return false }
    let written = variable.typeRange ?? variable.initializerValueRange
    let text = written.map { model.text($0, in: type.file) } ?? ""
    return text == "Set<AnyCancellable>" || text.hasPrefix("Set<AnyCancellable>(")
  }

  /// Whether every reference to the set in the class stores a subscription in it, and no other code changes it.
  private static func onlyGrows(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    let name = variable.name
    let declarations = model.index.declarations(of: type)
    let mentions = declarations.map { model.index[$0].mentionCounts[name] ?? 0 }.reduce(0, +)
    let additions = declarations.map { declaration in
      let (source, range) = (model.source(declaration.file), model.index[declaration].range)
      return model.references.effects(on: [name], in: [declaration.file]).map(\.use.offset).count { offset in
        let isStored = ["store(in: &", "store(in: &self."].contains { source.hasText($0, before: offset) }
        return range.contains(offset)
          && (isStored || source.hasText(".insert(", at: offset + name.utf8.count))
      }
    }.reduce(0, +)
    guard mentions == additions else { return false }
    if variable.accessLevel == .private { return true }
    return !model.index.files(mentioning: name).contains { file in
      [".removeAll", ".remove(", ".forEach", " ="].contains {
        let source = model.source(file)
        return source.occurrences(of: ".\(name)\($0)", in: source.range) > 0
      }
    }
  }
}
