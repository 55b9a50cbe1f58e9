import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Objects that are handed to code of other modules, which the sources do not show: it may ask of them to be
/// observable objects, or be updated by them as such.
///
/// ```swift
/// import VendorUI
/// VendorForm(model: settings)                // `Settings` stays
/// Text("").vendorInject(session)             // `Session` stays
/// let box: VendorBox<Log>                    // `Log` stays
/// ```
/// Functions of Apple's frameworks ask nothing of the kind, but for those that rules replace. To be reviewed, and blocked
/// with `object-handed-to-library` otherwise.
enum HandedObjects {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let files = Set(context.index.files.indices.filter(context.index.importsLibrary))
    if files.isEmpty { return [] }
    let names = Set(context.properties.map(\.variable.name))
    let given = context.references.effects(on: names, in: files).compactMap { rewrite(for: $0, context) }
    return given + files.sorted().flatMap { boxes(in: $0, context) }
  }

  private static func rewrite(for located: Located<Effect>, _ context: RuleContext) -> Rewrite? {
    guard let taker = located.use.taker, isOfLibrary(taker, at: located, context) else { return nil }
    let scope = located.scope
    let object =
      located.use.base.map { .member($0, located.use.name) } ?? ExpressionFact.name(located.use.name)
    let subjects = context.index.type(of: object, in: scope).unwrapped.declarations.filter {
      context.types[$0]?.isMigrated == false
    }
    guard !subjects.isEmpty else { return nil }
    return rewrite(
      of: subjects, at: located.use.offset, in: located.file,
      "'\(taker.calleeName ?? "")' is given '\(located.use.name)'",
      context)
  }

  private static func rewrite(
    of subjects: [TypeID], at offset: Int, in file: Int, _ reason: String, _ context: RuleContext
  ) -> Rewrite {
    let diagnostic = context.diagnostic(
      .objectHandedToLibrary, at: offset, in: file,
      "\(reason), and no source says whether that has to be an 'ObservableObject'; give its sources with '--context', or run with '--best-effort' where it takes any object"
    )
    return Rewrite.edits([], of: subjects, in: file, notes: [diagnostic]).reviewed(otherwise: diagnostic)
  }

  // MARK: Functions

  /// A function that neither the sources declare nor a library of which something is known.
  private static func isOfLibrary(
    _ taker: ExpressionFact, at located: Located<Effect>, _ context: RuleContext
  ) -> Bool {
    guard let name = taker.calleeName, name != "init", !LibraryEffects.isKnown(callee: name),
      !KnownTypes.isPlainAppleClass(name), !context.index.declaresType(named: name),
      !context.index.functionNames.contains(name), context.index.allVariables(named: name).isEmpty
    else { return false }
    switch taker {
    case .name:
      return context.index.globals(named: name).isEmpty
    case .member(let base, _):
      let scope = located.scope
      return isForeign(context.index.type(of: base, in: scope).unwrapped)
    default: return false
    }
  }

  /// What a library declares, as far as is known.
  private static func isForeign(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let names, _):
      names.last.map { !KnownTypes.isPlainAppleClass($0) && !KnownTypes.isStandardValue($0) } ?? false
    case .metatype(let instance): isForeign(instance)
    default: false
    }
  }

  // MARK: Generic types

  /// The variables of a file whose type is a generic one of a library for an object.
  private static func boxes(in file: Int, _ context: RuleContext) -> [Rewrite] {
    context.index.files[file].types.indices.flatMap { number -> [Rewrite] in
      let declaration = TypeID(file: file, index: number)
      return context.index[declaration].variables.compactMap { variable in
        guard let written = variable.type,
          let (name, subjects) = box(
            context.index.resolve(written, in: LookupScope(inside: declaration)), context)
        else { return nil }
        return rewrite(
          of: subjects, at: variable.nameRange.lowerBound, in: file, "'\(name)' is generic over the object",
          context)
      }
    }
  }

  private static func box(
    _ type: ResolvedType, _ context: RuleContext
  ) -> (name: String, subjects: [TypeID])? {
    switch type {
    case .optional(let inner), .array(let inner): return box(inner, context)
    case .external(let names, let arguments):
      let name = names.last ?? ""
      let isUnknown =
        !LibraryEffects.isKnown(callee: name) && KnownTypes.mayBeChangingObject(name)
        && !KnownTypes.isPlainAppleClass(name) && !name.hasSuffix("Factory")
      let subjects = arguments.flatMap(\.unwrapped.declarations).filter {
        context.types[$0]?.isMigrated == false
      }
      return isUnknown && !subjects.isEmpty ? (name, subjects) : nil
    default: return nil
    }
  }
}

extension ExpressionFact {
  /// The last name of a function: `VendorForm`, `vendorInject`.
  fileprivate var calleeName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .type(let type): type.dottedName?.last
    default: nil
    }
  }
}
