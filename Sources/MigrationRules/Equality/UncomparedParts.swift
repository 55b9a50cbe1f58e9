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
    if fact.kind == .enum { return !comparesAllCases(of: type) }
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

  /// Two values are equal only where they are of one case, with equal associated values.
  private func comparesAllCases(of type: TypeID) -> Bool {
    guard let compared = parts(comparedBy: type).cases else { return false }
    return model.index[type].enumCases.allSatisfy { declared in
      compared[declared.name].map { $0.count == declared.payload.count } ?? true
    }
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
