import EffectAnalysis
import SwiftModel

/// What views show beside members of their objects, of whose changes `objectWillChange.send()` told them, too.
///
/// ```swift
/// var text: String { service.text }
/// func changed() { objectWillChange.send() }
/// ```
/// A view that shows `text` and a published `count` depends on `text`, which is announced by hand. To announce `count`, too,
/// is needed only for views that show it, and beside it what no announced member gives.
final class ShownBeside {
  private let model: ProjectModel
  private let content: UnobservedContent
  private lazy var observations = model.observations

  init(in model: ProjectModel) {
    self.model = model
    content = UnobservedContent(in: model)
  }

  /// Whether a view may show what is not tracked beside a member that is; always if no view of the sources has such an object.
  ///
  /// - Parameters:
  ///   - changing: the members that may change unseen, which let their readers depend on what is announced.
  ///   - announced: the properties that are announced by hand.
  func mayBeShown(
    with member: String, of subject: TypeID, besides changing: Set<String>, announced: Set<String>
  ) -> Bool {
    let isObserved = observations.contains { $0.subjects.contains { model.index.mayBe(subject, $0) } }
    if !isObserved || isPublic(member, of: subject) || ExternalReferences.mayBeUsedUnnamed(member) {
      return true
    }
    let read = (variables: variables(of: [member], in: subject), code: code(of: [member], in: subject))
    let code = code(of: changing, in: subject)
    let told = variables(of: announced, in: subject)
    return observations.contains {
      content.mayBe(in: $0, reading: read, of: subject, besides: code, announced: told)
    }
  }

  private func variables(of members: Set<String>, in subject: TypeID) -> Set<VariableID> {
    Set(members.flatMap { model.index.variables(named: $0, of: subject) })
  }

  private func code(of members: Set<String>, in subject: TypeID) -> Set<CodeRegion> {
    model.codeGivingValues(of: model.index.lineage(of: subject), where: members.contains)
  }

  private func isPublic(_ member: String, of subject: TypeID) -> Bool {
    let declarations = model.index.lineage(of: subject).flatMap(model.index.declarations).map {
      model.index[$0]
    }
    let levels =
      declarations.flatMap(\.variables).filter { $0.name == member }.map(\.modifiers.accessLevel)
      + declarations.flatMap(\.functions).filter { $0.name == member }.map(\.modifiers.accessLevel)
    return levels.contains { $0.map { $0 >= .public } == true }
  }
}

extension ProjectModel {
  /// The code by which members of some classes give values: of computed properties, and of functions with a result.
  ///
  /// - Parameter counts: which members do, by their names.
  func codeGivingValues(
    of types: [TypeID], where counts: (String) -> Bool = { _ in true }
  ) -> Set<CodeRegion> {
    Set(
      types.flatMap(index.declarations).flatMap { declaration in
        let fact = index[declaration]
        let getters = fact.variables.filter { $0.isComputed && !$0.isStatic && counts($0.name) }
        let functions = fact.functions.filter { $0.result != nil && !$0.isStatic && counts($0.name) }
        return getters.map { CodeRegion(file: declaration.file, range: $0.declarationRange) }
          + functions.flatMap { $0.code(in: declaration.file) }
      })
  }
}
