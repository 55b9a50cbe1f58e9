import EffectAnalysis
import SourceText
import SwiftModel

/// What a `==` that is written by hand leaves out, and whether anything reads it.
///
/// ```swift
/// struct Item: Equatable {
///   let id: Int
///   var title: String
///   static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }     // leaves out `title`
/// }
/// ```
final class UncomparedParts {
  private let model: ProjectModel
  private let conformances: EquatableConformances
  private var known: [TypeID: Bool] = [:]
  private var compared: [TypeID: ComparedParts] = [:]

  init(in model: ProjectModel) {
    self.model = model
    conformances = EquatableConformances(model: model)
  }

  /// Whether something may read of a value what the `==` of its type leaves out.
  func mayBeRead(of type: TypeID) -> Bool {
    if let known = known[type] { return known }
    let isRead = isRead(of: type)
    known[type] = isRead
    return isRead
  }

  /// What is equal where the `==` of a type says so.
  func parts(comparedBy type: TypeID) -> ComparedParts {
    if let known = compared[type] { return known }
    let parts = readParts(comparedBy: type)
    compared[type] = parts
    return parts
  }

  private func readParts(comparedBy type: TypeID) -> ComparedParts {
    let functions = equalities(of: type)
    if functions.isEmpty, conformances.comparesRawValues(type) {
      return ComparedParts(members: partsOfRawValue(of: type))
    }
    guard functions.count == 1, let (file, function) = functions.first, let body = function.bodyRange,
      function.parameters.count == 2
    else { return ComparedParts() }
    return FactsReader.partsCompared(
      in: body, by: (function.parameters[0].name, function.parameters[1].name), in: model.source(file))
  }

  /// With what a computed raw value is made from.
  private func partsOfRawValue(of type: TypeID) -> Set<String> {
    let getters = model.index.variables(named: "rawValue", of: type).flatMap { id in
      model.index[id].getterRanges.map { (file: id.declaration.file, range: $0) }
    }
    let words = getters.flatMap { model.source($0.file).words(in: $0.range) { _ in true } }
    return Set(words.map(\.name)).union(["rawValue"])
  }

  private func isRead(of type: TypeID) -> Bool {
    let fact = model.index[type]
    if fact.kind == .enum { return isPayloadRead(of: type) }
    let stored = fact.variables.filter { $0.isStored && !$0.isStatic }
    // Of an object, there may be others that are equal, and change by themselves.
    guard fact.kind == .struct || fact.kind == .class && stored.allSatisfy(\.isLet), !stored.isEmpty,
      model.index.lineage(of: type) == [type], model.index.subclasses(of: type).isEmpty,
      !hasImplicitReads(type)
    else { return true }
    let names = Set(stored.map(\.name)).subtracting(parts(comparedBy: type).members)
    let own = ownFunctions(of: type)
    return model.references.hasEffect(on: names, near: type.file) { effect in
      effect.use.kind != .assignment
        && !own.contains { $0.file == effect.file && $0.range.contains(effect.use.offset) }
        && model.index.mayReferTo(effect.use, memberOf: type, in: effect.file)
    }
  }

  /// Whether a pattern reads of an associated value what two values of a case need not share to be equal; values of different
  /// cases are not.
  private func isPayloadRead(of type: TypeID) -> Bool {
    let parts = parts(comparedBy: type)
    guard let compared = parts.cases else { return true }
    let loose = model.index[type].enumCases.filter { declared in
      compared[declared.name].map { $0.count != declared.payload.count } ?? false
    }
    if loose.isEmpty { return false }
    // A macro may add what reads them.
    if !model.index[type].attributes.isEmpty { return true }
    let cases = Dictionary(loose.map { ($0.name, $0.payload.count) }) { first, _ in first }
    let own = ownFunctions(of: type)
    return model.references.hasEffect(on: Set(cases.keys), near: type.file) { effect in
      guard let reads = effect.use.payloadReads, !reads.isEmpty,
        !own.contains(where: { $0.contains(effect) }),
        model.index.mayReferTo(effect.use, memberOf: type, in: effect.file),
        isOf(type, matchedBy: effect)
      else { return false }
      let name = effect.use.name
      // One name may stand for all of them.
      guard reads.count == cases[name] else { return reads.contains { $0 != .nothing } }
      return reads.enumerated().contains { position, read in
        if compared[name]?.contains(position) == true { return false }
        switch read {
        case .nothing: return false
        case .members(let members):
          return !members.isSubset(of: parts.membersOfCases[name]?[position] ?? [])
        case .whole: return true
        }
      }
    }
  }

  /// Whether what a pattern matches may be of a type.
  private func isOf(_ type: TypeID, matchedBy effect: Located<Effect>) -> Bool {
    let matched = model.index.contextualType(of: effect.use, in: effect.scope)
    return !matched.isKnown || matched.declarations.contains(type)
  }

  /// Its properties are read by other names.
  private func hasImplicitReads(_ type: TypeID) -> Bool {
    model.index.isPropertyWrapper(type)
      || model.index[type].attributes.contains { $0.name == ["dynamicMemberLookup"] }
  }

  /// The bodies that make a value, compare two or hash one: they show nothing of it.
  private func ownFunctions(of type: TypeID) -> [CodeRegion] {
    let members = model.index.declarations(of: type).flatMap { declaration in
      model.index[declaration].functions.filter {
        $0.kind == .initializer || $0.name == "hash" && !$0.isStatic
      }.map { (file: declaration.file, function: $0) }
    }
    return (members + equalities(of: type)).compactMap { file, function in
      function.bodyRange.map { CodeRegion(file: file, range: $0) }
    }
  }

  private func equalities(of type: TypeID) -> [(file: Int, function: FunctionFact)] {
    let own = model.index.declarations(of: type).flatMap { declaration in
      model.index[declaration].functions.filter { $0.isStatic && $0.name == "==" }
        .map { (file: declaration.file, function: $0) }
    }
    return own
      + model.index.functions(named: "==").filter { file, function in
        function.parameters.allSatisfy { parameter in
          let scope = LookupScope(file: file, enclosingType: nil)
          return parameter.type.map { model.index.resolve($0, in: scope) }?.declarations == [type]
        }
      }
  }
}
