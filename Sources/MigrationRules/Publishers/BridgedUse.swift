import MigrationPlanning
import SourceText
import SwiftModel

/// The replacement of a publisher's use, if the publisher is bridged.
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

  /// Replaces `$x` by `xSubject`.
  static func edit(of located: Located<ProjectionUse>, _ model: ProjectModel) -> SourceEdit {
    model.source(located.file).replacing(located.use.nameRange, with: subject(for: located.use))
  }

  /// The expression of the subject that replaces `$x`.
  static func subject(for use: ProjectionUse) -> String {
    (use.hidesSubject ? "self." : "") + ProjectionUse.subjectName(for: use.name)
  }
}
