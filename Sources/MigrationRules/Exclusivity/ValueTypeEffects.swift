import EffectAnalysis
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

  /// - Parameter properties: the properties that are modified in place after the migration.
  init(of properties: [VariableID], in model: ProjectModel, _ summaries: EffectSummaries) {
    let query = Self.query(for: properties, in: model, summaries)
    if query.names.isEmpty { return }
    let names = Set(properties.map { model.index[$0].name })
    let isOperator = query.names.contains { $0.first?.isLetter != true }
    let changing = isOperator ? nil : Set(query.names.flatMap(model.index.files(mayMention:)))
    let files = Set(names.flatMap(model.index.files(mayMention:))).filter { changing?.contains($0) != false }
      .sorted()
    let found = model.reader.map(files) { file in
      FactsReader.modifyAccesses(by: query, in: model.source(file)).filter { names.contains($0.name) }
    }
    for (file, uses) in zip(files, found) where !uses.isEmpty { changes[file] = uses }
  }

  private static func query(
    for properties: [VariableID], in model: ProjectModel, _ summaries: EffectSummaries
  ) -> ModifyQuery {
    var query = ModifyQuery()
    let changed = Set(properties)
    let values = values(in: properties, model)
    let declarations = (values + values.flatMap(model.index.allRefinedProtocols)).flatMap(
      model.index.declarations)
    let added = model.index.extensionsOfOthers.values.joined()
    for declaration in Set(declarations).union(added).sorted() {
      let fact = model.index[declaration]
      func mayAccess(_ code: [CodeRegion]) -> Bool {
        code.contains { summaries.summary(of: $0).mayAccess(where: changed.contains) }
      }
      for function in fact.functions where function.modifiers.contains(named: "mutating") {
        let takesCode = function.parameters.contains { isCode($0, in: declaration, model) }
        if takesCode || mayAccess(function.code(in: declaration.file)) { query.add(function) }
      }
      for variable in fact.variables where !variable.isStatic && variable.changesMore {
        let code = (variable.getterRanges + variable.setterRanges).map {
          CodeRegion(file: declaration.file, range: $0)
        }
        if mayAccess(code) { query.members.insert(variable.name) }
      }
    }
    for facts in model.index.files {
      for function in facts.globalFunctions + facts.types.flatMap(\.functions)
      where function.parameters.contains(where: \.isAutoclosure)
        && function.parameters.contains(where: \.isInout)
      {
        query.add(function)
      }
    }
    return query
  }

  /// The structures and enumerations among the types of properties, with those nested in their values.
  private static func values(in properties: [VariableID], _ model: ProjectModel) -> [TypeID] {
    var open = properties.flatMap { property in
      model.index.typeOfVariable(
        model.index[property], in: LookupScope(inside: property.declaration)
      ).parts
    }
    var seen: Set<TypeID> = []
    while let type = open.popLast() {
      guard [.struct, .enum].contains(model.index[type].kind), seen.insert(type).inserted else { continue }
      let scope = LookupScope(inside: type)
      let fact = model.index[type]
      open += fact.variables.filter { $0.isStored && !$0.isStatic }.flatMap {
        model.index.typeOfVariable($0, in: scope).parts
      }
      open += fact.enumCases.flatMap(\.payload).flatMap { model.index.resolve($0, in: scope).parts }
    }
    return seen.sorted()
  }

  private static func isCode(
    _ parameter: ParameterFact, in declaration: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard let type = parameter.type else { return false }
    if case .function = type { return !parameter.isEscaping }
    return isObject(model.index.resolve(type, in: LookupScope(inside: declaration)), model)
  }

  private static func isObject(_ type: ResolvedType, _ model: ProjectModel) -> Bool {
    (type.parts + type.unwrapped.declarations).contains {
      [.class, .protocol].contains(model.index[$0].kind)
    }
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
  /// An assignment runs observers or an accessor.
  fileprivate var changesMore: Bool { hasObservers || accessors.contains("set") }
}

extension ProjectModel {
  /// The mutating methods of the project that may be the one that makes a change.
  func functions(changing use: ModifyAccess, in file: Int) -> [Located<FunctionFact>] {
    methods(calledBy: use, in: file).filter { $0.use.modifiers.contains(named: "mutating") }
  }

  /// The methods of the project of the name and the type of the one that may make a change, mutating or not.
  func methods(calledBy use: ModifyAccess, in file: Int) -> [Located<FunctionFact>] {
    guard let method = use.method else { return [] }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let found = index.members(named: method, of: index.type(of: use.place, in: scope).unwrapped)
    return found.compactMap { member in
      guard case .function(let function, let declaration) = member else { return nil }
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

  /// Whether a change is one of an object in a property, or of what a wrapper in it keeps elsewhere, which leaves the
  /// property as it is.
  func changesObject(by use: ModifyAccess, in file: Int) -> Bool {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let steps = use.place.steps.prefix { !$0.isProperty(named: use.name, of: use.base) }
    // The assigned or passed value itself may be an object.
    let objects = steps.dropFirst(use.method == nil && !use.isChained ? 1 : 0)
    return steps.contains { keepsValueElsewhere($0, in: scope) }
      || objects.contains { index.isObject(index.type(of: $0, in: scope).unwrapped) }
  }

  /// `form.isOn`, where that is `@AppStorage("on") var isOn` of a structure.
  private func keepsValueElsewhere(_ step: ExpressionFact, in scope: LookupScope) -> Bool {
    guard case .member(let base, let name) = step else { return false }
    let owners = index.type(of: base, in: scope).unwrapped.declarations
    let variables = owners.flatMap { index.variables(named: name, of: $0) }
    return !variables.isEmpty
      && variables.allSatisfy { id in
        index[id].attributes.contains {
          AnnouncingWrapper($0, in: id.declaration, self).keepsValueElsewhere
        }
      }
  }
}

extension ExpressionFact {
  /// The expression and its base expressions, outermost base first.
  fileprivate var steps: [ExpressionFact] {
    switch self {
    case .member(let base, _), .subscripted(let base), .optionalChain(let base), .unwrapped(let base):
      [self] + base.steps
    default: [self]
    }
  }

  /// The base expressions, each with the name of the member accessed.
  fileprivate var members: [(ExpressionFact, String)] {
    steps.compactMap { step in
      if case .member(let base, let name) = step { return (base, name) }
      return nil
    }
  }

  fileprivate func isProperty(named name: String, of base: ExpressionFact?) -> Bool {
    switch self {
    case .name(name): base == nil
    case .member(let object, name): object.isSelf ? base?.isSelf ?? true : object == base
    default: false
    }
  }
}
