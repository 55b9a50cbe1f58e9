import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The types with which the bound of an extension of a protocol changes.
///
/// ```swift
/// extension ScreenFactory where Self: ObservableObject { func screens() -> [Screen] { … } }
/// final class Coordinator: ObservableObject, ScreenFactory { … }        // Coordinator
/// ```
enum SelfBounds {
  /// The observable types that conform to the protocol; nil where the members may be used with any other object of the
  /// old system, would be there for more types than before, or need it themselves.
  static func subjects(of mention: TypeMention, in scope: LookupScope, _ context: RuleContext) -> [TypeID]? {
    let index = context.index
    guard let number = scope.enclosingType else { return nil }
    let declaration = TypeID(file: scope.file, index: number)
    let fact = index[declaration]
    let owners = index.owners(of: declaration)
    guard fact.kind == .extension, !fact.memberBlockRange.contains(mention.range.lowerBound),
      owners.count == 1, index[owners[0]].kind == .protocol, let names = memberNames(of: declaration, index),
      !FactsReader.needsObservableObject(
        in: fact.range, membersIn: fact.memberBlockRange, of: index.files[scope.file].source),
      !usesExtensions(ofObservableObjectIn: fact.range, scope.file, context)
    else { return nil }
    guard let conformers = subjects(conformingTo: owners[0], context),
      let protocols = protocols(using: names, of: declaration, context)
    else { return nil }
    return conformers.isEmpty ? [] : Set(conformers + protocols).sorted()
  }

  /// Whether the code of a range may use a member that the project adds to every `ObservableObject`.
  private static func usesExtensions(
    ofObservableObjectIn range: Range<Int>, _ file: Int, _ context: RuleContext
  ) -> Bool {
    let added = (context.index.extensionsOfOthers["ObservableObject"] ?? []).map { context.index[$0] }
    if added.contains(where: { $0.functions.contains { $0.kind != .function } }) { return true }
    let names = Set(added.flatMap { $0.functions.map(\.name) + $0.variables.map(\.name) })
    return !names.isEmpty
      && context.references.effects(on: names, in: [file]).contains { range.contains($0.use.offset) }
  }

  /// The names of the members; nil if one has no name to search for.
  private static func memberNames(of declaration: TypeID, _ index: ProjectIndex) -> Set<String>? {
    let fact = index[declaration]
    let isPlain = fact.functions.allSatisfy {
      $0.kind == .function && !$0.isStatic && $0.name.first?.isLetter == true && $0.name != "callAsFunction"
    }
    guard isPlain, !fact.variables.contains(where: \.isStatic), fact.typeAliases.isEmpty,
      !index.files[declaration.file].types.contains(where: { $0.parent == declaration.index })
    else { return nil }
    return Set(fact.functions.map(\.name) + fact.variables.map(\.name))
  }

  /// Nil where another object of the old system may conform, or one with the macro that has no such members yet.
  private static func subjects(conformingTo extended: TypeID, _ context: RuleContext) -> [TypeID]? {
    let index = context.index
    let conformers = Set(index.conformers(of: extended))
    let isForeign = index.extensionsOfOthers.values.joined().contains { declaration in
      index.refinedProtocols(of: declaration).contains { index.mayBe($0, extended) }
    }
    if isForeign { return nil }
    var subjects: [TypeID] = []
    for type in index.nominalTypes where index[type].kind == .class || index[type].kind == .protocol {
      if let subject = context.types[type] {
        if conformers.contains(type) || index.allRefinedProtocols(of: type).contains(extended) {
          if subject.isMigrated || subject.isPlainBase { return nil }
          subjects.append(type)
        } else if index.mayBe(type, extended) {
          return nil
        }
      } else if conformers.contains(type), index[type].kind == .class {
        if index[type].hasObservationMacro || context.types.foreign[type] != nil { return nil }
      }
    }
    return subjects
  }

  /// The observable protocols for whose objects the members are used; nil where something else than a protocol or a
  /// class that moves may say that an object is one of the old system.
  private static func protocols(
    using names: Set<String>, of declaration: TypeID, _ context: RuleContext
  ) -> Set<TypeID>? {
    let index = context.index
    let own = TypeMention.Position.selfBound(owner: index[declaration].name.last ?? "")
    lazy var isBoundElsewhere = index.files.flatMap(\.typeMentions).contains {
      $0.name == "ObservableObject" && $0.position != .inherited && $0.position != own
    }
    var protocols: Set<TypeID> = []
    for located in context.references.effects(on: names) {
      let use = located.use
      if located.file == declaration.file, use.enclosingType == declaration.index { continue }
      if use.isImplicitMember || use.base == nil && use.enclosingType == nil { continue }
      let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
      let type = (use.base.map { index.type(of: $0, in: scope) } ?? index.selfType(in: scope)).unwrapped
      switch type {
      case .metatype, .external, .array, .dictionary, .tuple, .function: continue
      case .project(let id, _) where index[id].kind != .protocol: continue
      case .unknown, .ambiguous: if isBoundElsewhere { return nil }
      default:
        let observable = context.types.subjects(in: type)
        if observable.isEmpty { return nil }
        protocols.formUnion(observable)
      }
    }
    return protocols
  }
}
