import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The members of observable classes that read, for views, state that nothing observes.
final class ReadingMembers {
  typealias Member = (region: CodeRegion, code: [CodeRegion], body: Located<MemberBody>)

  private let model: ProjectModel
  private let state: UnobservedState
  private let limit: Int
  private var bodies: [TypeID: [Located<MemberBody>]] = [:]
  private var known: [Question: [Member]?] = [:]

  init(of state: UnobservedState, in model: ProjectModel, atMost limit: Int) {
    self.limit = limit
    self.state = state
    self.model = model
  }

  private struct Question: Hashable {
    let key: UnobservedState.Key
    let view: TypeID
    let subject: TypeID
  }

  /// The members of a class through which alone a view reads some state; nil where it reads it otherwise, too, or through
  /// more members.
  func members(
    reading key: UnobservedState.Key, for view: TypeID, in subject: TypeID
  ) -> [Member]? {
    let question = Question(key: key, view: view, subject: subject)
    if let known = known[question] { return known }
    let found = find(question)
    known[question] = .some(found)
    return found
  }

  /// Whether a view always runs the code of a member on the object of one of its properties.
  func alwaysRuns(_ member: CodeRegion, of property: WrappedProperty, in view: TypeID) -> Bool {
    guard let path = state.reach(ofBodyOf: view)?.alwaysRun[member] else { return false }
    let bases = path.map { place -> ExpressionFact?? in
      model.references.effect(at: place.location.offset, in: place.location.file).map(\.base)
    }
    let name = property.variable.name
    let others = bases.filter { $0 != .name(name) && $0 != .member(.selfReference, name) }
    return others.count == bases.count - 1 && others.allSatisfy { $0 == .some(nil) || $0 == .selfReference }
  }

  private func find(_ question: Question) -> [Member]? {
    guard let subject = model.types[question.subject], model.needsMacro(subject) else { return nil }
    let others = alternatives(to: question.subject, in: question.view)
    var found: [Member] = []
    var code: Set<CodeRegion> = []
    while found.count <= limit {
      let reach = state.reach(ofBodyOf: question.view, besides: code)
      guard let path = reach.path(to: question.key) else {
        return reach.isPartial || reach.isPartialInChildren || found.isEmpty ? nil : found
      }
      if let member = path.reversed().firstResult({ member(at: $0.location, of: question.subject) }) {
        found.append(member)
        code.formUnion(member.code)
      } else if let other = path.firstResult({ step in
        others.firstResult { member(at: step.location, of: $0) }
      }), !code.isSuperset(of: other.code) {
        code.formUnion(other.code)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The classes that the objects of a view may be of, where one is of another: all conform to the protocol of its property.
  private func alternatives(to subject: TypeID, in view: TypeID) -> [TypeID] {
    let properties = model.index.declarations(of: view).flatMap(model.properties)
    guard properties.count == 1, let required = properties.first?.subjects.first(where: isProtocol) else {
      return []
    }
    let family = model.family(of: subject)
    return model.index.conformers(of: required).filter { !family.contains($0) }
  }

  private func isProtocol(_ subject: TypeID) -> Bool { model.index[subject].kind == .protocol }

  private func member(at place: SourceLocation, of subject: TypeID) -> Member? {
    let declarations = model.index.declarations(of: subject)
    guard
      declarations.contains(where: { $0.file == place.file && model.index[$0].range.contains(place.offset) }),
      let body = bodies(of: subject).first(where: {
        $0.file == place.file && $0.use.range.contains(place.offset)
      }),
      let code = declarations.firstResult({ code(of: body, in: $0) }), let region = code.first
    else { return nil }
    return (region, code, body)
  }

  private func bodies(of subject: TypeID) -> [Located<MemberBody>] {
    if let known = bodies[subject] { return known }
    let found = model.memberBodies(of: model.index.declarations(of: subject))
    bodies[subject] = found
    return found
  }

  /// The code of a member as it is followed; nil where it is not on the actor of the class.
  private func code(of body: Located<MemberBody>, in declaration: TypeID) -> [CodeRegion]? {
    let fact = model.index[declaration]
    guard declaration.file == body.file, fact.range.contains(body.use.range.lowerBound) else { return nil }
    let start = body.use.range.lowerBound
    if let function = fact.functions.first(where: { $0.range.lowerBound == start }) {
      return function.isNonisolated || function.bodyRange == nil ? nil : function.code(in: body.file)
    }
    let variable = fact.variables.first { $0.name == body.use.name && $0.isComputed }
    guard let variable, !variable.modifiers.contains(where: { $0.name == "nonisolated" }) else { return nil }
    return [CodeRegion(file: body.file, range: variable.declarationRange)]
  }
}
