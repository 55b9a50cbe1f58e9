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
    guard access.kind == .read else { return true }
    if access.accessPath.isEmpty { return false }
    return types(of: access.name).contains { model.changes($0, by: access.accessPath) }
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

extension ProjectModel {
  /// Whether an access path on a value of a type changes the value, although it is written like a read.
  func changes(_ type: ResolvedType, by path: AccessPath) -> Bool {
    var current = type.unwrapped
    for (number, component) in path.components.enumerated() {
      // A change of an object leaves the variable that refers to it as it is.
      if case .project(let id, _) = current, [.class, .actor].contains(index[id].kind) { return false }
      switch component {
      case .call: return isMutating("callAsFunction", of: current)
      case .element:
        if declarations(of: current).contains(where: hasMutatingSubscript) { return true }
        current = index.elementType(of: current, subscripted: true).unwrapped
      case .member(let name):
        if path.components.dropFirst(number + 1).first == .call { return isMutating(name, of: current) }
        guard let member = typeOfMember(name, of: current) else { return false }
        if member.isChanging { return true }
        current = member.type.unwrapped
      }
    }
    return false
  }

  /// The methods of a type of the project that change its values.
  func mutatingMethods(of type: ResolvedType) -> [FunctionFact] {
    declarations(of: type.unwrapped).flatMap { index[$0].functions }
      .filter { $0.modifiers.contains(named: "mutating") }
  }

  private func isMutating(_ method: String, of type: ResolvedType) -> Bool {
    mutatingMethods(of: type).contains { $0.name == method }
      || method != "callAsFunction" && index.hasMutatingMethod(named: method, in: type)
  }

  /// The declarations and extensions of structures, enumerations and protocols, with those of inherited
  /// protocols.
  private func declarations(of type: ResolvedType) -> [TypeID] {
    let types = type.declarations.filter { [.struct, .enum, .protocol].contains(index[$0].kind) }
    return (types + types.flatMap(index.allRefinedProtocols)).flatMap(index.declarations)
  }

  private func typeOfMember(
    _ name: String, of type: ResolvedType
  ) -> (type: ResolvedType, isChanging: Bool)? {
    for declaration in declarations(of: type) {
      guard let variable = index[declaration].variables.first(where: { $0.name == name }) else { continue }
      let isChanging = variable.isLazy || hasMutatingGetter(variable.declarationRange, in: declaration)
      return (index.typeOfVariable(variable, in: LookupScope(inside: declaration)), isChanging)
    }
    return nil
  }

  private func hasMutatingSubscript(_ declaration: TypeID) -> Bool {
    index[declaration].functions.contains {
      $0.kind == .subscript && hasMutatingGetter($0.range, in: declaration)
    }
  }

  private func hasMutatingGetter(_ range: Range<Int>, in declaration: TypeID) -> Bool {
    let words = source(declaration.file).text(in: range).split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { $0 == "mutating" && $1 == "get" }
  }
}
