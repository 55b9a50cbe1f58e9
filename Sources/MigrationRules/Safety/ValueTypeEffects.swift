import MigrationPlanning
import SourceText
import SwiftModel

/// Changes of published values that run code which only the sources of the values tell of.
///
/// ```swift
/// struct Form { var onChange: (() -> Void)?; mutating func clear() { title = ""; onChange?() } }
/// form.clear()
/// ```
/// Most values have nothing of the kind, and then no file is read again.
struct ValueTypeEffects {
  /// By their files.
  private(set) var changes: [Int: [ModifyAccess]] = [:]

  /// - Parameter properties: what is changed in its place from now on.
  init(of properties: [VariableID], in context: RuleContext) {
    let asked = Self.asked(for: properties, in: context)
    if asked.names.isEmpty { return }
    let names = Set(properties.map { context.index[$0].name })
    let files = context.index.files.indices.filter { file in
      names.contains { context.index.mayMention($0, in: file) }
        && asked.names.contains { $0.first?.isLetter != true || context.index.mayMention($0, in: file) }
    }
    let found = context.reader.map(files) { file in
      FactsReader.modifyAccesses(by: asked, in: context.source(file)).filter { names.contains($0.name) }
    }
    for (file, uses) in zip(files, found) where !uses.isEmpty { changes[file] = uses }
  }

  private static func asked(for properties: [VariableID], in context: RuleContext) -> ModifyQuery {
    var asked = ModifyQuery()
    let values = values(in: properties, context)
    let declarations = (values + values.flatMap(context.index.allRefinedProtocols)).flatMap(
      context.index.declarations)
    let added = context.index.extensionsOfOthers.values.joined()
    let held = declarations.flatMap { declaration in
      context.index[declaration].variables.filter { holdsCode($0, in: declaration, context) }.map(\.name)
    }
    let running = namesOutside(context).union(held)
    for declaration in Set(declarations).union(added).sorted() {
      let fact = context.index[declaration]
      func runsCode(_ range: Range<Int>) -> Bool {
        !context.source(declaration.file).words(in: range, where: running.contains).isEmpty
      }
      for function in fact.functions where function.modifiers.contains(named: "mutating") {
        let takesCode = function.parameters.contains { isCode($0, in: declaration, context) }
        if takesCode || function.bodyRange.map(runsCode) == true { asked.add(function) }
      }
      for variable in fact.variables where !variable.isStatic && variable.changesMore {
        if runsCode(variable.declarationRange) { asked.members.insert(variable.name) }
      }
    }
    for (file, facts) in context.index.files.enumerated() {
      for function in facts.globalFunctions + facts.types.flatMap(\.functions)
      where function.parameters.contains(where: \.isAutoclosure)
        && function.takesInout(context.source(file))
      {
        asked.add(function)
      }
    }
    return asked
  }

  /// The structures and enumerations that properties hold, with those that are in them.
  private static func values(in properties: [VariableID], _ context: RuleContext) -> [TypeID] {
    var open = properties.flatMap { property in
      context.index.typeOfVariable(
        context.index[property], in: LookupScope(inside: property.declaration)
      ).parts
    }
    var seen: Set<TypeID> = []
    while let type = open.popLast() {
      guard [.struct, .enum].contains(context.index[type].kind), seen.insert(type).inserted else { continue }
      let scope = LookupScope(inside: type)
      let fact = context.index[type]
      open += fact.variables.filter { $0.isStored && !$0.isStatic }.flatMap {
        context.index.typeOfVariable($0, in: scope).parts
      }
      open += fact.enumCases.flatMap(\.payload).flatMap { context.index.resolve($0, in: scope).parts }
    }
    return seen.sorted()
  }

  /// Global variables, and classes that others reach through a static variable.
  private static func namesOutside(_ context: RuleContext) -> Set<String> {
    var names: Set<String> = []
    for facts in context.index.files {
      names.formUnion(facts.globalVariables.map(\.name))
      for type in facts.types where type.kind == .class {
        if type.variables.contains(where: \.isStatic) { names.formUnion(type.name.suffix(1)) }
      }
    }
    return names
  }

  /// A function, or something that has functions and is no value.
  private static func holdsCode(
    _ variable: VariableFact, in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    (variable.isStored || context.index[declaration].kind == .protocol)
      && (variable.holdsFunction
        || isObject(
          context.index.typeOfVariable(variable, in: LookupScope(inside: declaration)), context))
  }

  private static func isCode(
    _ parameter: ParameterFact, in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    guard let type = parameter.type else { return false }
    if case .function = type { return !parameter.isEscaping }
    return isObject(context.index.resolve(type, in: LookupScope(inside: declaration)), context)
  }

  private static func isObject(_ type: ResolvedType, _ context: RuleContext) -> Bool {
    type.unwrapped.declarations.contains { [.class, .protocol].contains(context.index[$0].kind) }
  }
}

extension ModifyQuery {
  fileprivate mutating func add(_ function: FunctionFact) {
    let late = function.parameters.enumerated().compactMap { number, parameter -> Parameter? in
      guard case .function = parameter.type, !parameter.isEscaping else { return nil }
      return Parameter(
        label: parameter.label,
        number: function.parameters[..<number].count { $0.label == parameter.label },
        isAutoclosure: parameter.isAutoclosure)
    }
    functions[function.name, default: []].formUnion(late)
  }
}

extension VariableFact {
  /// An assignment does more than to store what is assigned.
  fileprivate var changesMore: Bool { hasObservers || accessors.contains("set") }
}

extension FunctionFact {
  fileprivate func takesInout(_ source: SourceFile) -> Bool {
    source.mentions("inout", in: range.lowerBound..<(bodyRange ?? range).lowerBound)
  }
}

extension RuleContext {
  /// The mutating methods of the project that may be the one that makes a change.
  func functions(changing use: ModifyAccess, in file: Int) -> [Located<FunctionFact>] {
    guard let method = use.method else { return [] }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let found = members(named: method, of: index.type(of: use.place, in: scope).unwrapped)
    return found.compactMap { member in
      guard case .function(let function, let declaration) = member,
        function.modifiers.contains(named: "mutating")
      else { return nil }
      return Located(file: declaration.file, use: function)
    }
  }

  /// The variables in values whose observers or setters run when something in them is changed.
  func variables(changedWith use: ModifyAccess, in file: Int) -> [VariableID] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return use.place.members.flatMap { container, name -> [VariableID] in
      guard case .project(let id, _) = index.type(of: container, in: scope).unwrapped,
        [.struct, .enum].contains(index[id].kind)
      else { return [] }
      return index.variables(named: name, of: id).filter { index[$0].changesMore }
    }
  }

  /// Whether what is changed belongs to an object in a property, which leaves the property as it is.
  func changesObject(in property: VariableID, _ use: ModifyAccess, in file: Int) -> Bool {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let steps = use.place.steps.prefix { !$0.isProperty(named: use.name, of: use.base) }
    // What is assigned, or passed, may be an object.
    return steps.dropFirst(use.method == nil && !use.isChained ? 1 : 0).contains { step in
      guard case .project(let id, _) = index.type(of: step, in: scope).unwrapped else { return false }
      return [.class, .actor].contains(index[id].kind)
    }
  }
}

extension ExpressionFact {
  /// Itself, and what it is part of, from the outside in.
  fileprivate var steps: [ExpressionFact] {
    switch self {
    case .member(let base, _), .subscripted(let base), .optionalChain(let base), .unwrapped(let base):
      [self] + base.steps
    default: [self]
    }
  }

  /// What it goes through, with the names of what it takes from there.
  fileprivate var members: [(ExpressionFact, String)] {
    steps.compactMap { step in
      if case .member(let base, let name) = step { return (base, name) }
      return nil
    }
  }

  fileprivate func isProperty(named name: String, of base: ExpressionFact?) -> Bool {
    switch self {
    case .name(name): base == nil
    case .member(.selfReference, name), .member(.optionalChain(.selfReference), name),
      .member(.unwrapped(.selfReference), name):
      base == nil
    case .member(let object, name): object == base
    default: false
    }
  }
}
