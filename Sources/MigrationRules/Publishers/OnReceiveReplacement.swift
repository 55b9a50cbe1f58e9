import MigrationPlanning
import SourceText
import SwiftModel

/// The replacement of a view's `onReceive` of a published property.
enum OnReceiveReplacement {
  /// The rewrite of a `$title` in a view's `onReceive`; nil for any other use of a publisher.
  static func rewrite(
    of located: Located<ProjectionUse>, as id: VariableID, in model: ProjectModel
  ) -> Rewrite? {
    let variable = model.index[id]
    let source = model.source(located.file)
    let base = source.text(in: located.use.range.lowerBound..<located.use.nameRange.lowerBound)
    guard model.types[id.declaration] != nil,
      model.isPublished(variable, in: id.declaration),
      let use = model.index.files[located.file].receiveUses.first(where: {
        $0.projectionNameRange == located.use.nameRange
      }), !base.contains("?"), model.isEquatable(id)
    else { return nil }
    let name = variable.name
    let initial = use.takesInitialValue ? ", initial: true" : ""
    let edits =
      [
        source.replacing(use.nameRange, with: "onChange"),
        source.replacing(use.argumentRange, with: "of: \(base)\(name)\(initial)"),
      ] + edits(for: use, source)
    let note = model.diagnostic(
      .onChangeInstead, at: use.nameRange.lowerBound, in: located.file,
      "'onChange(of:)' runs after the view was updated, and sees neither equal values nor those between two updates of '\(name)'"
    )
    let owner = model.name(of: id.declaration)
    return Rewrite.edits(edits, of: [id.declaration], in: located.file, notes: [note], counts: .use)
      .reviewed(
        otherwise: model.diagnostic(
          .publisherUsed, at: located.use.range.lowerBound, in: located.file,
          "the publisher '$\(name)' of '\(owner)' is received here, and a tracked property has none; with '--best-effort' it becomes 'onChange(of:initial:)', which runs later and does not see equal values"
        ))
  }

  private static func edits(for use: ReceiveUse, _ source: SourceFile) -> [SourceEdit] {
    var edits = use.labelRange.map { [source.replacing($0, with: "")] } ?? []
    switch use.action {
    case .parameter(let name, let type):
      let ignored = "_" + (type.map { source.text(in: $0) } ?? "")
      edits.append(source.inserting(ignored + ", ", at: name.lowerBound))
    case .anonymous(let ranges): edits += ranges.map { source.replacing($0, with: "$1") }
    case .function(let range):
      edits.append(source.replacing(range, with: "{ _, value in \(source.text(in: range))(value) }"))
    }
    return edits
  }
}

extension ProjectModel {
  /// Whether the type of a variable certainly conforms to `Equatable`.
  func isEquatable(_ id: VariableID) -> Bool {
    let type = index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration))
    return EquatableConformances(model: self).isEquatable(type) == true
  }
}
