import MigrationPlanning
import SourceText
import SwiftModel

/// What a use of a publisher becomes where that is bridged.
enum BridgedUse {
  static func blocked(
    _ located: Located<ProjectionUse>, _ id: VariableID, _ model: ProjectModel, _ reason: String
  ) -> Rewrite {
    let name = model.index[id].name
    return .blocked(
      [id.declaration],
      model.diagnostic(
        .publisherUsed, at: located.use.range.lowerBound, in: located.file,
        "the publisher '$\(name)' of '\(model.name(of: id.declaration))' is used, and no subject can take its place here: \(reason)"
      ))
  }

  /// `$x` to `xSubject`.
  static func edit(of located: Located<ProjectionUse>, _ model: ProjectModel) -> SourceEdit {
    model.source(located.file).replacing(located.use.nameRange, with: subject(for: located.use))
  }

  /// How the subject is written in place of the `$x`.
  static func subject(for use: ProjectionUse) -> String {
    (use.hidesSubject ? "self." : "") + ProjectionUse.subjectName(for: use.name)
  }
}
