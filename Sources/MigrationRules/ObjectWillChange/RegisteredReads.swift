import MigrationPlanning
import SourceText
import SwiftModel

/// Makes what reads a member depend on variables of its class.
///
/// ```swift
/// var names: [String] { Repository.shared.names }
/// ```
/// becomes
/// ```swift
/// var names: [String] {
///   access(keyPath: \.isLoading)
///   return Repository.shared.names
/// }
/// ```
extension Located where Use == MemberBody {
  /// The edits that register the readers of a member with variables of its class; nil where that cannot be written.
  ///
  /// - Parameter call: one that does so; nil to name each of them.
  func registering(
    _ names: [String], in subject: TypeID, _ model: ProjectModel, by call: String? = nil
  ) -> [SourceEdit]? {
    guard let getter = use.getter, use.hasResult, !use.isStatic, !use.isAsync, !use.hasResultBuilder,
      !model.hasMember(named: "access", in: subject),
      names.allSatisfy({ model.canName($0, of: subject, in: file) }),
      names.flatMap({ model.index.variables(named: $0, of: subject) }).allSatisfy({
        canFormKeyPath(to: $0, in: subject, model)
      })
    else { return nil }
    return model.source(file).inserting(
      call.map { [$0] } ?? names.map(getter.registration), at: getter.start, in: getter.block,
      returning: getter.implicitReturns)
  }

  var start: SourceLocation { SourceLocation(file: file, offset: use.range.lowerBound) }

  /// Of a property that is on an actor by itself, only code on that actor can form a key path.
  func canFormKeyPath(to id: VariableID, in subject: TypeID, _ model: ProjectModel) -> Bool {
    guard let actor = PropertyIsolation.actor(of: model.index[id], in: subject, model)?.name.last else {
      return true
    }
    return PropertyIsolation.isOn(actor, at: start, model)
  }
}
