import EffectAnalysis
import SwiftModel

/// The key of a value of the user defaults, as the sources write it.
struct WrittenKey {
  let text: String
  /// The constant, or the enumeration with the case, that has it.
  var constant: Constant?
  /// Where that is declared.
  var declaration: Located<Range<Int>>?
  /// All cases beside it can be gone through.
  var isListed = false

  struct Constant {
    let name: String
    let kind: Kind
  }

  enum Kind: Equatable {
    case member(VariableID)
    case global
    /// Of this enumeration.
    case enumCase(TypeID)
  }
}

extension AttributeFact {
  /// `@AppStorage("size")`
  var isInDefaults: Bool { name.last == "AppStorage" }
}

extension ProjectModel {
  /// Whether a view always reads a value of the standard user defaults through a wrapper, which updates it with all changes.
  func observes(_ view: TypeID, _ key: UnobservedState.Key) -> Bool {
    guard case .userDefaults(.exactly(let text)) = key else { return false }
    return index.declarations(of: view).contains { declaration in
      index[declaration].variables.contains { variable in
        variable.attributes.contains { attribute in
          guard attribute.isInDefaults, let arguments = attribute.arguments?.arguments,
            let name = arguments.first, name.label == nil, arguments.allSatisfy({ $0.label != "store" })
          else { return false }
          return writtenKey(name.value, at: name.range, in: LookupScope(inside: declaration))?.text == text
        } && reads(variable.name, whileMaking: view)
      }
    }
  }

  private func reads(_ name: String, whileMaking view: TypeID) -> Bool {
    references.effects(on: name, in: codeShowing(in: view)).map(\.use).contains {
      $0.isOwn && $0.kind.mayRead && $0.place != .elsewhere && $0.branches.isEmpty
    }
  }

  /// The value of the user defaults that a call is about, where its key is known; any other state as it is.
  func key(
    of kind: UnobservedState.Key, namedBy use: Effect, in file: Int
  ) -> UnobservedState.Key {
    guard case .userDefaults = kind else { return kind }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch use.storageKey {
    case .literal(let text): return .userDefaults(.exactly(text))
    case .expression(let value):
      return .userDefaults(writtenKey(value, in: scope).map { .exactly($0.text) } ?? .unknown)
    case .affixes(let prefix, let suffix): return .userDefaults(.like(prefix: prefix, suffix: suffix))
    case nil:
      return [use.path.firstMember, use.path.secondMember].lazy.compactMap { $0 }
        .compactMap(keyOfAddedProperty).first ?? .userDefaults(.unknown)
    }
  }

  /// What a property stores that an extension adds to the user defaults:
  /// `var size: Int { get { integer(forKey: "size") } set { set(newValue, forKey: "size") } }`.
  private func keyOfAddedProperty(_ name: String) -> UnobservedState.Key? {
    let getters = index.extensions(ofOther: UnobservedKey.nameOfDefaults, declaring: name).flatMap {
      declaration in
      index.variables(named: name, in: declaration).flatMap { index[$0].getterRanges }.map {
        CodeRegion(file: declaration.file, range: $0)
      }
    }
    let keys = references.effects(in: Set(getters)) { _ in true }.flatMap { region, uses in
      uses.filter { $0.storageKey != nil && $0.isOwn }.map {
        key(of: .userDefaults(.unknown), namedBy: $0, in: region.file)
      }
    }
    return Set(keys).count == 1 ? keys.first : nil
  }

  /// The key of a wrapper or a call that an expression gives.
  ///
  /// - Parameter range: of the expression.
  func writtenKey(_ value: ExpressionFact, at range: Range<Int>, in scope: LookupScope) -> WrittenKey? {
    if let text = literal(in: range, of: scope.file), self.text(range, in: scope.file).hasPrefix("\"") {
      return WrittenKey(text: text)
    }
    return writtenKey(value, in: scope)
  }

  /// Nil unless it is a constant, or the raw value of a case, with a literal.
  private func writtenKey(_ value: ExpressionFact, in scope: LookupScope) -> WrittenKey? {
    if case .member(let value, "rawValue") = value { return rawValue(of: value, in: scope) }
    return constant(value, in: scope)
  }

  private func constant(_ value: ExpressionFact, in scope: LookupScope) -> WrittenKey? {
    let found =
      if case .implicitMember(let name) = value {
        index.members(named: name, of: .external(["String"], arguments: [])).compactMap(\.variable)
      } else {
        variables(namedBy: value, in: scope)
      }
    if found.isEmpty, case .name(let name) = value { return globalConstant(name) }
    guard let id = found.first, found.count == 1,
      let text = constantText(of: index[id], in: id.declaration.file)
    else { return nil }
    return WrittenKey(
      text: text, constant: WrittenKey.Constant(name: index[id].name, kind: .member(id)),
      declaration: Located(file: id.declaration.file, use: index[id].declarationRange))
  }

  private func globalConstant(_ name: String) -> WrittenKey? {
    let found = index.globalVariables(named: name)
    guard let (file, variable) = found.first, found.count == 1,
      let text = constantText(of: variable, in: file)
    else { return nil }
    return WrittenKey(
      text: text, constant: WrittenKey.Constant(name: name, kind: .global),
      declaration: Located(file: file, use: variable.declarationRange))
  }

  /// `static let size = "size"`, `var size: String { "size" }`
  private func constantText(of variable: VariableFact, in file: Int) -> String? {
    let value =
      variable.isLet
      ? variable.initializerValueRange
      : variable.setterRanges.isEmpty ? variable.getterRanges.first : nil
    return value.flatMap { literal(in: $0, of: file) }
  }

  /// `Keys.size.rawValue`
  private func rawValue(of value: ExpressionFact, in scope: LookupScope) -> WrittenKey? {
    guard case .member(let base, let name) = value,
      case .metatype(let type) = index.type(of: base, in: scope),
      let declaration = type.declarations.first, type.declarations.count == 1,
      let enumCase = index[declaration].enumCases.first(where: { $0.name == name }),
      let text = enumCase.rawValueRange.map({ literal(in: $0, of: declaration.file) }) ?? name
    else { return nil }
    return WrittenKey(
      text: text, constant: WrittenKey.Constant(name: name, kind: .enumCase(declaration)),
      declaration: Located(
        file: declaration.file,
        use: enumCase.nameRange.lowerBound..<(enumCase.rawValueRange ?? enumCase.nameRange).upperBound),
      isListed: conforms(declaration, toOneOf: ["CaseIterable"]))
  }

  /// The text of a literal without escapes, where that is all that is written: `= "size"`, `{ return "size" }`.
  private func literal(in range: Range<Int>, of file: Int) -> String? {
    let parts = text(range, in: file).split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].contains("\\") else { return nil }
    let around = [parts[0], parts[2]].joined().filter { !$0.isWhitespace }
    return ["", "=", "{}", "{return}", "return"].contains(around) ? String(parts[1]) : nil
  }

  /// The variables that an expression may name.
  func variables(namedBy value: ExpressionFact, in scope: LookupScope) -> [VariableID] {
    switch value {
    case .optionalChain(let inner), .unwrapped(let inner): variables(namedBy: inner, in: scope)
    case .name(let name): index.variables(named: name, visibleFrom: scope) ?? []
    case .member(let base, let name):
      index.members(named: name, of: index.type(of: base, in: scope).unwrapped).compactMap(\.variable)
    default: []
    }
  }
}
