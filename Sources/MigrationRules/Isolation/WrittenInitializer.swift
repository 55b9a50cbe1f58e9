import MigrationPlanning
import SourceText
import SwiftModel

/// Writes `init() {}` into a class on no actor with a tracked property on one. In Swift 6 mode, its implicit initializer could
/// not set the storage that the macro makes; a written one can, where the initial value needs no actor.
///
/// ```swift
/// final class Relay: ObservableObject {
///   @MainActor @Published var isClosed = false
/// }
/// ```
enum WrittenInitializer {
  /// Nil where it is not certain that an empty initializer compiles.
  static func edit(for subject: ObservableTypes.Subject, _ model: ProjectModel) -> SourceEdit? {
    let fact = model.index[subject.id]
    guard fact.kind == .class, subject.observableSuperclass == nil,
      model.index.superclass(of: subject.id) == nil, !MainActorNotes.isIsolated(subject.id, model),
      fact.variables.allSatisfy({ !$0.isStored || $0.isStatic || isSet($0, in: subject.id, model) })
    else { return nil }
    let source = model.source(subject.id.file)
    let brace = fact.memberBlockRange.upperBound - 1
    guard source.isFirstOnLine(brace) else {
      return source.inserting("; init() {}", at: source.startOfBlanks(before: brace))
    }
    let line = source.lines.lineRange(containing: brace).lowerBound
    let ending = source.lineEnding(near: line)
    let member = fact.variables.map(\.declarationRange.lowerBound).first(where: source.isFirstOnLine)
    let indentation =
      member.map(source.indentation) ?? source.indentation(at: brace) + source.indentationUnit(at: brace)
    return source.inserting(ending + indentation + "init() {}" + ending, at: line)
  }

  /// Whether a variable has an initial value; one on an actor has to have one that needs none.
  private static func isSet(_ variable: VariableFact, in type: TypeID, _ model: ProjectModel) -> Bool {
    guard let range = variable.initializerValueRange else {
      if case .optional = variable.type { return !variable.isLet }
      return variable.isLazy
    }
    let value = model.text(range, in: type.file)
    return !variable.attributes.contains(where: \.isActor) || ["[]", "[:]", "nil"].contains(value)
      || LiteralType.name(of: value) != nil
  }
}
