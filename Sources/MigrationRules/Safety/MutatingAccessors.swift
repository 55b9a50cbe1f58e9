import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Members that change a value although they are used like reads: mutating methods of the project's structures,
/// `lazy` variables, and mutating getters.
///
/// ```swift
/// cache.value(for: key)     // mutating func value(for key: Key) -> Value
/// box.value                 // lazy var value, or var value: Value { mutating get { … } }
/// ```
/// Takes the stored variables of a class and of the types around it, by name.
final class MutatingAccessors {
  private let model: ProjectModel
  private let declarations: [TypeID]
  private let names: Set<String>
  private var types: [String: [ResolvedType]] = [:]

  /// - Parameter names: the names of the relevant variables.
  init(named names: Set<String>, of declarations: [TypeID], in model: ProjectModel) {
    self.names = names
    self.declarations = declarations
    self.model = model
  }

  /// Whether an access may change the value of one of them, also where it is written as one that reads it.
  func mayBeChanged(by access: AccessFact) -> Bool {
    guard names.contains(access.name) else { return false }
    guard [.read, .memberWrite].contains(access.kind) else { return true }
    if access.kind == .read, access.accessPath.isEmpty { return false }
    return types(of: access.name).contains {
      model.index.kind(of: access.kind, along: access.accessPath, onValueOf: $0.unwrapped).mayWrite
    }
  }

  private func types(of name: String) -> [ResolvedType] {
    if let known = types[name] { return known }
    let found = declarations.flatMap { declaration in
      model.index[declaration].variables.filter { $0.name == name && $0.isStored && !$0.isLet }.map {
        model.index.typeOfVariable($0, in: LookupScope(inside: declaration))
      }
    }
    types[name] = found
    return found
  }
}

extension MemberAccessGraph {
  /// Whether a body changes one of some values, by itself or through other members.
  func mayChange(_ values: MutatingAccessors, from accesses: [AccessFact]) -> Bool {
    path(from: accesses, to: values.mayBeChanged) != nil
  }
}
