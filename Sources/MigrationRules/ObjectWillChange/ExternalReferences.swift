import EffectAnalysis
import SourceText
import SwiftModel

/// The members of a class that code outside of it may read while a view is made.
///
/// A change that nothing shows needs no announcement: `objectWillChange` told views alone, and who subscribes to it. A
/// member counts as read if its name follows a dot outside of the class, behind what may be an object of the class, in
/// code that may run then, and is not assigned there; also without a dot in an extension of a protocol that the class
/// may conform to.
struct ExternalReferences {
  private typealias Place = (file: Int, range: Range<Int>)

  private let model: ProjectModel
  private let functions: RenderedFunctions
  private let type: TypeID
  /// The class and its superclasses, with their extensions.
  private let own: [Place]
  /// Nested types, whose code does not belong to the class.
  private let nested: [Place]
  /// Whether code outside of its declarations names the class.
  private let isUsed: Bool
  /// Whether its members may witness requirements of protocols of other modules, or be public through an extension.
  private let mayBeWitness: Bool

  /// - Parameter superclasses: the superclasses declared in the sources.
  init(
    of type: TypeID, superclasses: [TypeID] = [], in model: ProjectModel, _ functions: RenderedFunctions
  ) {
    self.model = model
    self.functions = functions
    self.type = type
    let classes = [type] + superclasses
    let declarations = classes.flatMap(model.index.declarations(of:))
    own = declarations.map { ($0.file, model.index[$0].range) }
    nested = declarations.flatMap { declaration in
      model.index.files[declaration.file].types.filter { $0.parent == declaration.index }
        .map { (declaration.file, $0.range) }
    }
    let isPublic = declarations.contains { declaration in
      model.index[declaration].kind == .extension
        && (model.index[declaration].accessLevel ?? .internal) >= .public
    }
    isUsed = Self.isMentioned(model.index[type].name.last ?? "", outside: own, besides: nested, model)
    mayBeWitness =
      isPublic
      || !classes.allSatisfy { model.inheritedNames(of: $0).allSatisfy(Self.harmlessNames.contains) }
  }

  /// Whether code outside of the class may read a member: always if the sources do not use the class.
  ///
  /// - Parameter isPublic: whether the member is visible outside of the sources.
  func mayRead(_ name: String, isPublic: Bool) -> Bool {
    if isPublic || mayBeWitness || !isUsed || Self.witnesses.contains(name) { return true }
    return isRead(name) { _, _ in true }
  }

  /// Whether code outside of the class may read what may change of the object that a constant refers to. One that is
  /// handed on is not read by that, and what `for await` gets of it is shown by nobody.
  ///
  /// ```swift
  /// let router: Router                    // Button("Back") { model.router.back() }
  /// let images: ImageProvider             // PhotoView(images: model.images)
  /// ```
  ///
  /// - Parameter isConstant: of the names of members of the object.
  func mayRead(objectIn name: String, except isConstant: (String) -> Bool) -> Bool {
    if mayBeWitness || !isUsed || Self.witnesses.contains(name) { return true }
    return isRead(name) { use, file in
      if use.path.isEmpty { return use.taker == nil }
      if use.path.firstMember.map(isConstant) == true, !use.path.callsFirstMember { return false }
      return !FactsReader.isOnlyAwaited(at: use.offset, in: model.source(file))
    }
  }

  /// Whether code may use a member though it does not name it.
  static func mayBeUsedUnnamed(_ name: String) -> Bool { witnesses.contains(name) }

  private func isRead(_ name: String, where isCounted: (Effect, Int) -> Bool) -> Bool {
    // Most members are mentioned in one of the first files.
    model.index.files(mentioning: name).contains { isMember(name, mentionedIn: $0, where: isCounted) }
  }

  /// Whether a file may mention a member of the class from outside.
  private func isMember(_ name: String, mentionedIn file: Int, where isCounted: (Effect, Int) -> Bool) -> Bool
  {
    let source = model.source(file)
    let offsets = source.offsets(of: name).filter { offset in
      Self.isOutside(file, offset, of: own, besides: nested)
        && (source.mayBeMember(at: offset) || isInOpenExtension(file, offset))
    }
    return model.references.effects(at: offsets, in: file).contains { use in
      guard functions.isShown(use), use.kind != .assignment, isCounted(use, file) else { return false }
      return isInOpenExtension(file, use.offset)
        || use.base != nil && model.index.mayReferTo(use, memberOf: type, in: file)
    }
  }

  /// Whether `self` may be the class although the extension does not name it.
  private func isInOpenExtension(_ file: Int, _ offset: Int) -> Bool {
    model.index.files[file].types.enumerated().contains { number, type in
      guard type.kind == .extension, type.range.contains(offset) else { return false }
      let owners = model.index.owners(of: TypeID(file: file, index: number))
      return owners.isEmpty
        ? !type.requirements.isEmpty : owners.contains { model.index[$0].kind == .protocol }
    }
  }

  private static func isMentioned(
    _ name: String, outside own: [Place], besides nested: [Place], _ model: ProjectModel
  ) -> Bool {
    model.index.isMentioned(name) { isOutside($0, $1, of: own, besides: nested) }
  }

  private static func isOutside(
    _ file: Int, _ offset: Int, of own: [Place], besides nested: [Place]
  ) -> Bool {
    !own.contains { $0.file == file && $0.range.contains(offset) }
      || nested.contains { $0.file == file && $0.range.contains(offset) }
  }

  private static let harmlessNames: Set<String> = [
    "ObservableObject", "AnyObject", "Sendable", "Identifiable", "Hashable", "Equatable", "NSObject",
    "CustomStringConvertible", "CustomDebugStringConvertible",
  ]
  /// Requirements of harmless protocols.
  private static let witnesses: Set<String> = [
    "id", "hash", "hashValue", "description", "debugDescription", "==", "callAsFunction", "subscript",
  ]
}

extension ProjectModel {
  /// Whether a subclass has members whose values the superclass's code may change: all but stored variables, which it
  /// cannot name, and functions without a result.
  func givesOwnValues(_ subclass: TypeID) -> Bool {
    index.declarations(of: subclass).contains { declaration in
      let fact = index[declaration]
      return fact.variables.contains {
        !$0.isStatic && (!$0.isStored || $0.modifiers.contains(named: "override"))
      }
        || fact.functions.contains { $0.kind != .initializer && $0.result != nil && !$0.isStatic }
    }
  }

  /// Whether a member of that name may change its value although its base does not change.
  func mayChangeOnItsOwn(_ member: String) -> Bool {
    if LibraryEffects.changesOnItsOwn(member) { return true }
    return index.allVariables(named: member).contains { index[$0].isComputed }
      || index.functionNames.contains(member)
  }
}
