import SourceText
package import SwiftModel

/// The code of the project that runs where a value or an object is used, though nothing there names it.
///
/// ```swift
/// Text("\(sensor)")       // its description
/// playlist.map(title)     // `makeIterator()` of a sequence
/// cache["key"]            // a subscript
/// scores.max()            // an operator
/// ```
/// Which of these an expression runs is not told apart: a mention of the value counts as a use of all.
package final class ImplicitMembers {
  private let index: ProjectIndex
  private var ofTypes: [TypeID: [CodeRegion]] = [:]
  private var ofVariables: [VariableID: [CodeRegion]] = [:]

  package init(in index: ProjectIndex) { self.index = index }

  /// The code that a mention of a variable may run by the type of its value.
  package func code(ofValueOf id: VariableID) -> [CodeRegion] {
    if let known = ofVariables[id] { return known }
    let type = index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration))
    let found = code(of: type) + code(ofWrappersOf: id)
    ofVariables[id] = found
    return found
  }

  /// What the property wrappers of the project do where a variable is read: `@Setting("size") var size`.
  package func code(ofWrappersOf id: VariableID) -> [CodeRegion] {
    index.wrappers(of: id).flatMap { wrapper in
      index.variables(named: "wrappedValue", of: wrapper).flatMap { value in
        index[value].getterRanges.map { CodeRegion(file: value.declaration.file, range: $0) }
      }
    }
  }

  /// The code that a use of a value may run. Values are hashed where they are in a set, or keys.
  package func code(of type: ResolvedType) -> [CodeRegion] {
    let hashed = Set(type.hashedParts.flatMap(withConformers))
    let types = (type.parts + type.unwrapped.declarations).flatMap(withConformers)
    return (types + conformers(toOther: type.unwrapped)).uniqued().flatMap { part in
      code(of: part).filter { hashed.contains(part) || !hashing.contains($0) }
    }.uniqued()
  }

  private func withConformers(_ type: TypeID) -> [TypeID] {
    index[type].kind == .protocol ? [type] + index.conformers(of: type) : [type]
  }

  /// The types that a value of a protocol of another module may be of: `any Error`.
  private func conformers(toOther type: ResolvedType) -> [TypeID] {
    switch type {
    case .external(let names, _): names.last.flatMap { conformersToOthers[$0] } ?? []
    case .existential(let bounds): bounds.flatMap(conformers)
    default: []
    }
  }

  /// By the protocols of other modules that tell something of their values.
  private lazy var conformersToOthers: [String: [TypeID]] = index.nominalTypes.reduce(into: [:]) {
    conformers, type in
    let inherited = index.declarations(of: type).flatMap { index[$0].inheritance?.entries ?? [] }
      .flatMap(\.type.boundParts).compactMap { $0.dottedName?.last }
    for name in Set(inherited) where Self.requirements[name] != nil {
      conformers[name, default: []].append(type)
      if Self.errors.contains(name) { conformers["Error", default: []].append(type) }
    }
  }

  /// The protocols that say more about an error, which `localizedDescription` of `any Error` asks.
  private static let errors: Set<String> = ["CustomNSError", "LocalizedError"]

  /// The code that a type itself has for what other modules or operators do to read a value: to compare, print or count it. A
  /// view may do so whenever it is made.
  package func codeReading(_ type: TypeID) -> [CodeRegion] {
    code(in: index.declarations(of: type), requiring: namesRequired(of: type)) { function, isRequired in
      switch function.kind {
      case .subscript: function.getterRanges
      case .function where function.isOperator ? !function.isAssignment : isRequired:
        [function.bodyRange].compactMap { $0 }
      default: []
      }
    }
  }

  /// Whether some code only runs where a value is encoded.
  package func encodes(_ code: CodeRegion) -> Bool { encoding.contains(code) }

  private lazy var encoding = bodies(ofMethodsNamed: "encode")
  private lazy var hashing = bodies(ofMethodsNamed: "hash")

  private func bodies(ofMethodsNamed name: String) -> Set<CodeRegion> {
    Set(
      index.allMethods(named: name).compactMap { declaration, function in
        function.bodyRange.map { CodeRegion(file: declaration.file, range: $0) }
      })
  }

  private func code(of type: TypeID) -> [CodeRegion] {
    if let known = ofTypes[type] { return known }
    let own = code(in: declarations(of: type), requiring: namesRequired(of: type)) { function, isRequired in
      if function.kind == .subscript { return function.getterRanges }
      return function.isCalledUnnamed || isRequired ? [function.bodyRange].compactMap { $0 } : []
    }
    let found = own + (takers[type] ?? [])
    ofTypes[type] = found
    return found
  }

  /// The operators that belong to no type of the project, and what puts values into strings, by the types of their parameters.
  private lazy var takers: [TypeID: [CodeRegion]] = {
    var takers: [TypeID: [CodeRegion]] = [:]
    func add(_ functions: [FunctionFact], in scope: LookupScope) {
      for function in functions where function.isOperator || function.name == "appendInterpolation" {
        guard let body = function.bodyRange else { continue }
        let types = function.parameters.compactMap(\.type).flatMap {
          index.resolve($0, in: scope).declarations
        }
        for type in Set(types) { takers[type, default: []].append(CodeRegion(file: scope.file, range: body)) }
      }
    }
    for (file, facts) in index.files.enumerated() {
      add(facts.globalFunctions, in: LookupScope(file: file, enclosingType: nil))
    }
    for declaration in index.extensionsOfOthers.values.joined().sorted() {
      add(index[declaration].functions, in: LookupScope(inside: declaration))
    }
    return takers
  }()

  /// The getters of what is required in some declarations, and of their functions what is asked for.
  private func code(
    in declarations: [TypeID], requiring names: Set<String>,
    of ranges: (_ function: FunctionFact, _ isRequired: Bool) -> [Range<Int>]
  ) -> [CodeRegion] {
    declarations.flatMap { declaration in
      let fact = index[declaration]
      let getters = fact.variables.filter { $0.isComputed && names.contains($0.name) }.flatMap(\.getterRanges)
      let bodies = fact.functions.flatMap { ranges($0, names.contains($0.name)) }
      return (getters + bodies).map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// Of a type, its superclasses and the protocols of the project that it conforms to.
  private func declarations(of type: TypeID) -> [TypeID] {
    let lineage = index.lineage(of: type)
    return (lineage + lineage.flatMap(index.allRefinedProtocols)).flatMap(index.declarations).uniqued()
  }

  /// The names of what the protocols that a type conforms to require.
  private func namesRequired(of type: TypeID) -> Set<String> {
    let inherited = declarations(of: type).flatMap { index[$0].inheritance?.entries ?? [] }
      .flatMap(\.type.boundParts)
    let required = inherited.compactMap { $0.dottedName?.last.flatMap { Self.requirements[$0] } }
    return required.reduce(into: []) { $0.formUnion($1) }
  }

  private static let ofCollections: Set<String> = [
    "count", "endIndex", "index", "makeIterator", "startIndex",
  ]

  /// What protocols of the standard library and of Foundation require, and use by themselves.
  private static let requirements: [String: Set<String>] = [
    "BidirectionalCollection": ofCollections,
    "Codable": ["encode"],
    "Collection": ofCollections,
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomLocalizedStringResourceConvertible": ["localizedStringResource"],
    "CustomNSError": ["errorCode", "errorUserInfo"],
    "CustomStringConvertible": ["description"],
    "Encodable": ["encode"],
    "FormatStyle": ["format"],
    "Hashable": ["hash"],
    "Identifiable": ["id"],
    "IteratorProtocol": ["next"],
    "LocalizedError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
    "LosslessStringConvertible": ["description"],
    "MutableCollection": ofCollections,
    "NSObject": ["debugDescription", "description", "hash", "isEqual"],
    "RandomAccessCollection": ofCollections,
    "RandomNumberGenerator": ["next"],
    "RangeReplaceableCollection": ofCollections,
    "Sequence": ["makeIterator", "underestimatedCount"],
  ]
}

extension ProjectIndex {
  /// The property wrappers of the project that a variable has.
  func wrappers(of id: VariableID) -> [TypeID] {
    let scope = LookupScope(inside: id.declaration)
    return self[id].attributes.flatMap { resolve($0.type, in: scope).declarations }.filter(isPropertyWrapper)
  }

  package func isPropertyWrapper(_ type: TypeID) -> Bool {
    self[type].attributes.contains { $0.name == ["propertyWrapper"] }
  }
}

extension ResolvedType {
  /// What a value hashes of its parts: elements of a set, keys, and what another type that is no array may make of it.
  fileprivate var hashedParts: [TypeID] {
    switch self {
    case .optional(let wrapped), .array(let wrapped): wrapped.hashedParts
    case .dictionary(let key, let value): key.parts + key.unwrapped.declarations + value.hashedParts
    case .tuple(let elements, _): elements.flatMap(\.hashedParts)
    case .external(_, let arguments), .project(_, let arguments):
      arguments.flatMap { $0.parts + $0.unwrapped.declarations }
    default: []
    }
  }
}

extension FunctionFact {
  fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } == true }

  /// `+=`, and not `<=`
  fileprivate var isAssignment: Bool {
    name.hasSuffix("=") && !["==", "!=", "<=", ">=", "~="].contains(name)
  }

  /// It is an operator, or what a call of the value itself means.
  fileprivate var isCalledUnnamed: Bool {
    kind == .function && (isOperator || ["callAsFunction", "dynamicallyCall"].contains(name))
  }
}
