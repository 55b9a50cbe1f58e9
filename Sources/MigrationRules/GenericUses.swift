import MigrationPlanning
import ProjectIndex

/// Which observable types the generic declarations that are bound by `ObservableObject` are used with.
package struct GenericUses: Sendable {
  /// By the name of the declaration; nil where an argument is not clear, so that it may be any type.
  private let subjects: [String: [TypeID]?]

  init(index: ProjectIndex, types: ObservableTypes) {
    var owners = Set<String>()
    for facts in index.files {
      for mention in facts.typeMentions {
        if case .bound(let owner) = mention.position, mention.name == "ObservableObject" { owners.insert(owner) }
      }
    }
    subjects = owners.isEmpty ? [:] : Self.subjects(of: owners, index, types)
  }

  /// Every type that may be given to the generic declaration that a bound belongs to.
  func subjects(ofBoundAt mention: TypeMention, in file: Int, _ context: RuleContext) -> [TypeID] {
    if let wrapper = Self.enclosingWrapper(of: mention, in: file, context) {
      return Self.types(holding: wrapper, context)
    }
    switch mention.position {
    case .bound(let owner):
      // How a subscript is called, its name does not tell.
      guard owner != "subscript", let known = subjects[owner], let known else { return context.types.order }
      return known
    case .selfBound(let owner): return Self.types(conformingTo: owner, context)
    case .other: return context.types.order
    }
  }

  private static func subjects(
    of owners: Set<String>, _ index: ProjectIndex, _ types: ObservableTypes
  ) -> [String: [TypeID]?] {
    var found: [String: Set<TypeID>] = [:]
    var unclear: Set<String> = []
    for (file, facts) in index.files.enumerated() {
      for call in FactsReader.calls(of: owners, in: facts.source) {
        let scope = LookupScope(file: file, enclosingType: call.enclosingType)
        let written = call.genericArguments.map { index.resolve($0, in: scope) }
        let passed = call.arguments.filter { $0 != .literal }.map { index.type(of: $0, in: scope).result }
        if (written + (written.isEmpty ? passed : [])).contains(where: { !$0.isKnown }) { unclear.insert(call.name) }
        found[call.name, default: []].formUnion((written + passed).flatMap { types.subjects(in: $0.unwrapped) })
      }
    }
    return Dictionary(
      uniqueKeysWithValues: owners.map { owner in
        (owner, unclear.contains(owner) ? nil : (found[owner] ?? []).sorted())
      })
  }

  private static func types(conformingTo name: String, _ context: RuleContext) -> [TypeID] {
    context.types.order.filter { type in
      context.index.declarations(of: type).contains { declaration in
        (context.index[declaration].inheritance?.entries ?? []).contains { entry in
          entry.type.boundParts.contains { $0.dottedName?.last == name }
        }
      } || context.index.refinedProtocols(of: type).contains { refined in
        context.index[refined].name.last == name
          || context.index.refinedProtocols(of: refined).contains { context.index[$0].name.last == name }
      }
    }
  }

  // MARK: Wrappers that know the object that holds them

  /// The property wrapper whose `subscript(_enclosingInstance:…)` a place is part of.
  static func enclosingWrapper(of mention: TypeMention, in file: Int, _ context: RuleContext) -> TypeID? {
    guard let index = mention.enclosingType else { return nil }
    return wrapper(TypeID(file: file, index: index), around: mention.range.lowerBound, context)
  }

  static func wrapper(_ type: TypeID, around offset: Int, _ context: RuleContext) -> TypeID? {
    let isInSubscript = context.index[type].functions.contains { function in
      function.kind == .subscript && function.range.contains(offset)
        && function.parameters.contains { $0.label == "_enclosingInstance" }
    }
    return isInSubscript ? type : nil
  }

  /// The observable classes that have a property with a wrapper.
  static func types(holding wrapper: TypeID, _ context: RuleContext) -> [TypeID] {
    let owners = context.index.owners(of: wrapper)
    return context.types.order.filter { type in
      context.index[type].variables.contains { variable in
        variable.attributes.contains { attribute in
          let written = TypeExpression.named(attribute.name.map { TypeExpression.Component(name: $0) })
          let resolved = context.index.resolve(written, in: LookupScope(inside: type)).declarations
          return resolved.contains(where: owners.contains)
        }
      }
    }
  }
}

extension ResolvedType {
  /// What a closure or function gives, or the value itself.
  fileprivate var result: ResolvedType {
    if case .function(let result) = self { return result }
    return self
  }
}
