import MigrationPlanning
import SourceText
import SwiftModel

/// A member of an observable class that reads, for views, state that nothing observes, and the variables of the class that
/// it registers these views with:
///
/// ```swift
/// var names: [String] {
///   access(keyPath: \.isLoading)
///   return Repository.shared.names
/// }
/// ```
/// More of them than is readable, a method of the class registers: `observeChanges()`.
struct RegisteredMember {
  private let subject: TypeID
  private let body: Located<MemberBody>
  private let tracking: Trackability
  private var variables: Set<VariableID> = []
  private var reasons: [VariableID: DependencyReason] = [:]
  /// Where it is needed.
  private(set) var condition: StayCondition
  /// Nil where the variables are so few that it names them, or where the class cannot have the method.
  private var method: ObservingMethod?

  private var model: ProjectModel { tracking.model }

  init(
    _ body: Located<MemberBody>, of subject: TypeID, _ condition: StayCondition, _ tracking: Trackability
  ) {
    self.body = body
    self.subject = subject
    self.condition = condition
    self.tracking = tracking
  }

  var start: SourceLocation { body.start }

  mutating func read(
    _ ids: some Sequence<VariableID>, _ condition: StayCondition,
    because reason: (VariableID) -> DependencyReason
  ) {
    variables.formUnion(ids)
    for id in ids where reasons[id] == nil || !self.condition.explains(condition) { reasons[id] = reason(id) }
    self.condition = self.condition.union(condition)
    if areMany, method == nil { method = ObservingMethod(of: subject, tracking) }
  }

  private var areMany: Bool { variables.count > RegisteredBody.limit }

  func registers(_ id: VariableID) -> Bool { variables.contains(id) || method?.registers(id) == true }

  /// What it registers its readers with.
  var names: Set<String> {
    Set((method?.registered ?? variables).map { model.index[$0].name })
  }

  /// Whether all of it can be written.
  var isWritable: Bool { edits != nil }

  private var edits: [SourceEdit]? {
    guard areMany else { return body.registering(names(of: variables), in: subject, model) }
    guard let method, variables.allSatisfy(method.registers) else { return nil }
    return body.registering(names(of: method.registered), in: subject, model, by: ObservingMethod.call)
  }

  private func names(of variables: Set<VariableID>) -> [String] {
    variables.sorted().map { model.index[$0].name }
  }

  var rewrites: [Rewrite] {
    guard let edits else { return [] }
    let note = model.note(
      on: "\(model.name(of: subject)).\(body.use.name)", reading: variables.sorted(), by: method,
      because: reasons, at: body.start)
    return ([.edits(edits, of: [subject], in: body.file, notes: [note])] + (method?.declarations ?? []))
      .flatMap(condition.rewrites)
  }
}
