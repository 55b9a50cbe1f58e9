import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Blocks types that use the project's extensions of `ObservableObject`, and would lose their members.
///
/// ```swift
/// extension ObservableObject {
///   func reset() { … }
/// }
/// profile.reset()        // Profile stays
/// ```
///
/// Blocks with `extension-of-observable-object`.
enum ObservableObjectExtensions {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let extensions = context.index.extensionsOfOthers["ObservableObject"] ?? []
    return extensions.filter { context.index[$0].hasMembers }.flatMap { rewrites(of: $0, in: context) }
  }

  private static func rewrites(of declaration: TypeID, in context: RuleContext) -> [Rewrite] {
    users(of: declaration, in: context).map { subject in
      .blocked(
        [subject],
        context.diagnostic(
          .extensionOfObservableObject, at: context.index[declaration].nameRange.lowerBound,
          in: declaration.file,
          "an extension of 'ObservableObject' gives '\(context.name(of: subject))' members that it would lose; move them to a protocol of your own"
        ))
    }
  }

  /// The types that use a member of the extension; all of them if unclear.
  private static func users(of declaration: TypeID, in context: RuleContext) -> [TypeID] {
    guard let names = memberNames(of: declaration, in: context), !areRequired(names, in: context) else {
      return context.types.order
    }
    var users = Set(context.types.order.filter { mayOwe($0, names, context) })
    for located in context.references.effects(on: names) {
      let use = located.use
      // Uses among the members of the extension itself do not matter.
      if located.file == declaration.file, use.enclosingType == declaration.index { continue }
      if case .implicitMember(let name)? = use.base, !hasStatic(name, in: context.index[declaration]) {
        continue
      }
      guard let found = subjects(of: use, in: located.file, context) else { return context.types.order }
      users.formUnion(found)
    }
    return context.types.order.filter(users.contains)
  }

  private static func hasStatic(_ name: String, in fact: TypeFact) -> Bool {
    fact.functions.contains { $0.name == name && $0.isStatic }
      || fact.variables.contains { $0.name == name && $0.isStatic }
  }

  /// The names of the extension's members; nil if one has no name to search for.
  private static func memberNames(of declaration: TypeID, in context: RuleContext) -> Set<String>? {
    let fact = context.index[declaration]
    let functions = fact.functions
    let isPlain = functions.allSatisfy { $0.kind == .function && $0.name.first?.isLetter == true }
    let holdsTypes = context.index.files[declaration.file].types.contains { $0.parent == declaration.index }
    guard isPlain, !holdsTypes, fact.typeAliases.isEmpty, fact.inheritance == nil,
      !functions.contains(where: { $0.name == "callAsFunction" })
    else { return nil }
    return Set(functions.map(\.name) + fact.variables.map(\.name))
  }

  /// Whether such a member may witness a requirement of a protocol of the project.
  private static func areRequired(_ names: Set<String>, in context: RuleContext) -> Bool {
    context.index.files.flatMap(\.types).contains { fact in
      fact.kind == .protocol
        && (fact.functions.contains { names.contains($0.name) }
          || fact.variables.contains { names.contains($0.name) })
    }
  }

  /// Whether such a member may witness a requirement of another module's protocol.
  private static func mayOwe(_ type: TypeID, _ names: Set<String>, _ context: RuleContext) -> Bool {
    context.index.declarations(of: type).contains { declaration in
      let scope = LookupScope(file: declaration.file, enclosingType: context.index[declaration].parent)
      return (context.index[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains {
        part in
        guard case .external(let name, _) = context.index.resolveBound(part, in: scope) else { return false }
        return mayRequire(names, name.last ?? "")
      }
    }
  }

  /// Whether a protocol may require such members. Protocol extensions cannot witness Objective-C requirements.
  private static func mayRequire(_ names: Set<String>, _ protocolName: String) -> Bool {
    if let required = requirements[protocolName] { return !names.isDisjoint(with: required) }
    return !["Delegate", "DataSource"].contains(where: protocolName.hasSuffix)
      && !["NS", "UI"].contains(where: protocolName.hasPrefix)
  }

  private static let requirements: [String: Set<String>] = [
    "ObservableObject": [], "AnyObject": [], "Sendable": [], "Equatable": [], "Comparable": [],
    "Decodable": [], "Identifiable": ["id"], "Hashable": ["hash", "hashValue"], "Encodable": ["encode"],
    "Codable": ["encode"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
  ]

  /// The types that a use may refer to; nil if it may be any.
  private static func subjects(of use: Effect, in file: Int, _ context: RuleContext) -> [TypeID]? {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard let base = use.base else {
      return use.enclosingType == nil ? [] : subjects(in: context.index.selfType(in: scope), context)
    }
    return subjects(in: context.index.type(of: base, in: scope), context)
  }

  private static func subjects(in type: ResolvedType, _ context: RuleContext) -> [TypeID]? {
    switch type.unwrapped {
    case .project(let id, _), .metatype(.project(let id, _)):
      if context.index[id].kind == .protocol, context.types[id] == nil { return nil }
      return context.types[id] == nil ? [] : [id]
    case .external, .metatype(.external), .array, .dictionary, .tuple, .function: return []
    default: return context.model.subjects(in: type)
    }
  }
}
