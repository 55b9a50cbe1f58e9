import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

extension ProjectModel {
  /// The calls of initializers of types of some names: `Model()`, `Model.init()`.
  func creations(named names: Set<String>) -> [Located<Effect>] {
    references.effects(on: names, for: .call).filter { located in
      let path = located.use.path.components
      return path.first == .call || path == [.member("init"), .call]
    }
  }

  /// Whether the program makes one object of a class, as far as the sources show: for a static or global variable, or the
  /// app. What tests and previews make is made in other programs, and so is what stands in clauses of `#if` that exclude one
  /// another.
  func makesOneObject(of type: TypeID) -> Bool {
    guard types.subclasses(of: type).isEmpty, let name = index[type].name.last else { return false }
    let declarations = index.declarations(of: type)
    let initializers = declarations.flatMap { index[$0].functions }.filter { $0.kind == .initializer }
    let isClosed =
      !initializers.isEmpty && initializers.allSatisfy { $0.modifiers.contains(named: "private") }
    let files = isClosed ? Set(declarations.map(\.file)) : Set(index.files(mentioning: name))
    // `.init()`, of whatever type, with arguments that an initializer of the class takes.
    let implicit = references.effects(on: ["init"], in: files).filter { located in
      located.use.isImplicitMember
        && (initializers.isEmpty
          ? located.use.labels?.isEmpty != false
          : initializers.contains {
            $0.mayTake(located.use.labels, hasTrailingClosure: located.use.hasTrailingClosure)
          })
    }
    let made = creations(named: [name]) + implicit
    let counted = made.filter { located in
      guard !isOfTests(located.file), !isOfPreview(located) else { return false }
      let types = index.typesMade(by: located.use, in: located.file)
      return types.contains(type)
        || types.isEmpty && !index.contextualType(of: located.use, in: located.scope).isKnown
    }
    if counted.isEmpty { return isDelegateOfApp(type) }
    let isOne = counted.indices.allSatisfy { number in
      counted[..<number].allSatisfy { areExclusive($0, counted[number]) }
    }
    return isOne && counted.allSatisfy(isMadeOnce)
  }

  /// Whether two places are in no program together.
  private func areExclusive(_ one: Located<Effect>, _ other: Located<Effect>) -> Bool {
    func clauses(around located: Located<Effect>) -> [ConditionalClause] {
      index.files[located.file].conditionalClauses.filter { $0.range.contains(located.use.offset) }
    }
    let others = clauses(around: other)
    return clauses(around: one).contains { clause in others.contains(where: clause.excludes) }
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`: SwiftUI makes it, once.
  private func isDelegateOfApp(_ type: TypeID) -> Bool {
    index.nominalTypes.flatMap(index.declarations).contains { declaration in
      index[declaration].variables.contains { variable in
        variable.attributes.contains { $0.name.last?.hasSuffix("ApplicationDelegateAdaptor") == true }
          && index.typeOfVariable(variable, in: LookupScope(inside: declaration)).unwrapped.declarations == [
            type
          ]
      }
    }
  }

  /// Only tests run the code around it: it stands in one, or in a function that only they call.
  func isOfTests(_ located: Located<Effect>) -> Bool {
    if isOfTests(located.file) { return true }
    guard let function = located.use.place.function else { return false }
    let uses = references.effects(on: [function.name])
    return !uses.isEmpty && uses.allSatisfy { isOfTests($0.file) }
  }

  /// Only previews run the code around it: it stands in one, or in a global function that only previews use.
  ///
  /// - Parameter depth: the number of such functions, one used by the other, that are followed.
  func isOfPreview(_ located: Located<Effect>, depth: Int = 3) -> Bool {
    if located.use.enclosingType != nil { return enclosingTypes(of: located).contains(where: isPreview) }
    let (facts, offset) = (index.files[located.file], located.use.offset)
    if facts.globalVariables.contains(where: { $0.declarationRange.contains(offset) }) { return false }
    guard let function = facts.globalFunctions.first(where: { $0.range.contains(offset) }) else {
      return true
    }
    guard depth > 0 else { return false }
    var isUsed = false
    let isUsedElsewhere = references.hasEffect(on: [function.name], near: located.file) { use in
      guard use.use.base == nil else { return false }
      isUsed = true
      return !isOfPreview(use, depth: depth - 1)
    }
    return isUsed && !isUsedElsewhere
  }

  /// Only previews make views of a type, as far as the sources show: it is nested in one, or named by nothing else.
  ///
  /// - Parameter depth: the number of such views, one shown by the other, that are followed.
  func isOfPreviews(_ type: TypeID, depth: Int = 3) -> Bool {
    let fact = index[type]
    if let around = fact.parent,
      index.owners(of: TypeID(file: type.file, index: around)).contains(where: isPreview)
    {
      return true
    }
    guard depth > 0, let name = fact.name.last, fact.accessLevel.map({ $0 <= .internal }) ?? true else {
      return false
    }
    let files = index.files(mentioning: name)
    let uses = references.effects(on: [name], in: Set(files))
    let declared = index.declarations(of: type).map {
      SourceLocation(file: $0.file, offset: index[$0].nameRange.lowerBound)
    }
    let known = Set(uses.map(\.location) + declared)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.use.isCalled
          && (isOfPreview(use)
            || enclosingTypes(of: use).contains { $0 != type && isOfPreviews($0, depth: depth - 1) })
      }
      && files.allSatisfy { file in
        source(file).words(in: source(file).range) { $0 == name }.allSatisfy {
          known.contains(SourceLocation(file: file, offset: $0.offset))
        }
      }
  }

  private func enclosingTypes(of located: Located<Effect>) -> [TypeID] {
    located.use.enclosingType.map { index.owners(of: TypeID(file: located.file, index: $0)) } ?? []
  }

  /// It is, or is in, the value that a static or global variable has from the start, or a variable of the app.
  private func isMadeOnce(_ located: Located<Effect>) -> Bool {
    let facts = index.files[located.file]
    let type = located.use.enclosingType.map { facts.types[$0] }
    let isInApp = enclosingTypes(of: located).contains(where: isApp)
    let variables = type.map { $0.variables.filter { isInApp || $0.isStatic } } ?? facts.globalVariables
    return located.use.closures.isEmpty
      && variables.contains {
        $0.isStored && $0.initializerValueRange?.contains(located.use.offset) == true
      }
  }
}
