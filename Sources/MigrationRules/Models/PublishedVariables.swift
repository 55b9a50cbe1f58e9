import MigrationPlanning
import SwiftModel

extension ProjectModel {
  var namesOfPublished: Set<String> {
    let declarations = types.subjects.keys.flatMap(index.declarations)
    return Set(
      declarations.flatMap { declaration in
        index[declaration].variables.filter { isPublished($0, in: declaration) }.map(\.name)
      })
  }

  /// The name of a published variable of some types.
  func published(in subjects: [TypeID]) -> String? {
    subjects.firstResult { subject in
      index[subject].variables.first { isPublished($0, in: subject) }?.name
    }
  }

  /// The published variables of some types, of those that they inherit from, and of those that inherit from them, or
  /// conform to them.
  func publishedVariables(in subjects: [TypeID]) -> Set<VariableID> {
    variables(in: subjects) { id, _ in isPublished(index[id], in: id.declaration) }
  }

  /// The same, with stored variables that these classes announce by hand, and that the macro can track, and those whose
  /// wrappers announce them: `@AppStorage`.
  func announcingVariables(in subjects: [TypeID]) -> Set<VariableID> {
    variables(in: subjects) { id, type in
      let variable = index[id]
      return isPublished(variable, in: id.declaration)
        || variable.mayBeTracked && announced.contains(variable.name, of: type)
        || announcesByWrapper(id)
    }
  }

  /// Whether a wrapper other than `@Published` tells who observes the object of changes of a variable, as `@AppStorage` does.
  func announcesByWrapper(_ id: VariableID) -> Bool {
    let variable = index[id]
    return variable.isStored && !variable.isStatic
      && variable.attributes.contains {
        let wrapper = AnnouncingWrapper($0, in: id.declaration, self)
        return wrapper.announcesByItself && !wrapper.isPublished
      }
  }

  /// The other plain variables of some types, which the macro may track: views saw them with what was announced.
  func silentVariables(in subjects: [TypeID]) -> Set<VariableID> {
    variables(in: subjects) { id, type in
      index[id].mayBeTracked && !announced.contains(index[id].name, of: type)
    }
  }

  /// Whether code of a class assigns a plain variable beside what it publishes, so that views saw it with that.
  func isAssignedBesidePublished(_ id: VariableID) -> Bool {
    guard index[id].mayBeTracked, let owner = index.owner(of: id) else { return false }
    let name = index[id].name
    let declarations = index.declarations(of: owner)
    let published = Set(
      declarations.flatMap { declaration in
        index[declaration].variables.filter { isPublished($0, in: declaration) }.map(\.name)
      })
    if published.isEmpty { return false }
    return declarations.flatMap { index[$0].functions }.contains { function in
      function.kind == .function && function.accesses.contains { $0.name == name && $0.kind == .assignment }
        && function.accesses.contains { published.contains($0.name) && $0.kind != .read }
    }
  }

  private func variables(
    in subjects: [TypeID], where isIncluded: (_ id: VariableID, _ type: TypeID) -> Bool
  ) -> Set<VariableID> {
    let classes = subjects + subjects.filter { index[$0].kind == .protocol }.flatMap(index.conformers)
    return Set(
      classes.flatMap(family).flatMap { type in
        index.declarations(of: type).flatMap { declaration in
          index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
            .filter { isIncluded($0, type) }
        }
      })
  }

  /// Whether a member of some types is a variable that may change.
  func mayAnnounce(memberNamed name: String, of subjects: [TypeID]) -> Bool {
    subjects.flatMap { index.lineage(of: $0) }.flatMap(index.declarations).contains { declaration in
      index[declaration].variables.contains { $0.name == name && !$0.isLet && !$0.isStatic }
    }
  }
}

extension VariableFact {
  /// It is a plain stored variable.
  fileprivate var mayBeTracked: Bool { isStored && !isStatic && !isLet && !isLazy && attributes.isEmpty }
}
