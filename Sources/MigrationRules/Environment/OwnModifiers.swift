import EffectAnalysis
import SwiftModel

/// Functions of the project that have the name of a modifier of SwiftUI, and that a call of it would mean instead.
///
/// ```swift
/// extension View {
///   func environment(_ theme: Theme) -> some View { environmentObject(theme) }
/// }
/// ```
/// `environment(theme)` calls this function without end. It does not take an optional, and SwiftUI's does:
/// `environment(Optional(theme))`.
enum OwnModifiers {
  /// Which function a call of a modifier with an object means.
  enum Meaning {
    case modifier
    /// One of the project, but SwiftUI's if it is given an optional.
    case modifierOfOptional
    case own
  }

  static func meaning(
    of name: String, calledAt use: EnvironmentCallUse, with subjects: [TypeID], in file: Int,
    _ model: ProjectModel
  ) -> Meaning {
    guard model.index.functionNames.contains(name) else { return .modifier }
    let parameters = functions(named: name, calledAt: use, in: file, model)
    let meanings = parameters.map { meaning(taking: $0.type, in: $0.scope, subjects, model) }
    if meanings.contains(.own) { return .own }
    return meanings.contains(.modifierOfOptional) ? .modifierOfOptional : .modifier
  }

  private static func meaning(
    taking type: TypeExpression, in scope: LookupScope, _ subjects: [TypeID], _ model: ProjectModel
  ) -> Meaning {
    switch model.index.resolve(type, in: scope) {
    case .project(let id, _):
      return subjects.contains { model.index.mayBe($0, id) } ? .modifierOfOptional : .modifier
    case .external(let names, _): return ["Any", "AnyObject"].contains(names.last) ? .own : .modifier
    case .array, .dictionary, .tuple, .function, .metatype: return .modifier
    case .optional, .parameter, .existential, .ambiguous, .unknown: return .own
    }
  }

  /// The first parameters of the functions that one unlabeled argument may call.
  private static func functions(
    named name: String, calledAt use: EnvironmentCallUse, in file: Int, _ model: ProjectModel
  ) -> [(type: TypeExpression, scope: LookupScope)] {
    let index = model.index
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let receiver = use.receiver.map { index.type(of: $0, in: scope) } ?? index.selfType(in: scope)
    let declarations = index.files.indices.filter { index.mayUse($0, from: file) }.flatMap { other in
      index.files[other].types.indices.map { TypeID(file: other, index: $0) }
    }
    return declarations.flatMap { declaration in
      let types = index[declaration].functions.filter { $0.name == name }.compactMap(\.typeOfOnlyArgument)
      guard !types.isEmpty, mayHave(receiver, membersOf: declaration, model) else {
        return [(type: TypeExpression, scope: LookupScope)]()
      }
      return types.map { ($0, LookupScope(inside: declaration)) }
    }
  }

  /// Whether a value may have the members of a declaration: any view has those of extensions of `View`.
  private static func mayHave(
    _ receiver: ResolvedType, membersOf declaration: TypeID, _ model: ProjectModel
  ) -> Bool {
    let owners = model.index.owners(of: declaration)
    return owners.isEmpty
      || owners.contains {
        model.index[$0].kind == .protocol || receiver.mayGiveMember(of: $0, in: model.index)
      }
  }
}

extension FunctionFact {
  /// The type of an unlabeled argument that it can be called with alone.
  fileprivate var typeOfOnlyArgument: TypeExpression? {
    guard kind == .function, !isStatic, let first = parameters.first, first.label == nil,
      parameters.dropFirst().allSatisfy(\.hasDefault)
    else { return nil }
    return first.type
  }
}
