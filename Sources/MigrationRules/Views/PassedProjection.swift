import MigrationPlanning
import SourceText
import SwiftModel

/// `$model` passed on whole: the wrapper's projection goes with the wrapper, and `Bindable` takes its place where
/// the receivers are declared in the sources.
///
/// ```swift
/// struct TitleField: View {
///   let model: ObservedObject<Editor>.Wrapper
/// }
/// TitleField(model: $editor)
/// ```
/// becomes
/// ```swift
/// struct TitleField: View {
///   let model: Bindable<Editor>
/// }
/// TitleField(model: $editor)         // of a @Bindable property; Bindable(editor) otherwise
/// ```
enum PassedProjection {
  static func rewrite(
    of located: Located<ProjectionUse>, of property: WrappedProperty, _ model: ProjectModel
  ) -> Rewrite {
    let use = located.use
    let blocker = model.diagnostic(
      .projectionPassedWhole, at: use.range.lowerBound, in: located.file,
      "'$\(use.name)' is passed on whole, as a wrapper that goes with the migration; pass the object, and take bindings of it with 'Bindable(…)' or '@Bindable'"
    )
    guard use.isArgument, !use.isKeyPath, property.subjects.allSatisfy({ hasReceiver(of: $0, model) })
    else {
      return .blocked(property.subjects, blocker)
    }
    // An `@ObservedObject` becomes `@Bindable`, whose projection has the same name.
    let edits =
      property.wrapper == .observedObject ? [] : [located.editToBindable(of: property, model)]
    return Rewrite.edits(
      edits, of: property.subjects, in: located.file,
      notes: [
        model.diagnostic(
          .projectionPassedWhole, at: use.range.lowerBound, in: located.file,
          "'$\(use.name)' is passed on as a 'Bindable' now; see that every receiver takes one")
      ], counts: .use
    ).reviewed(otherwise: blocker)
  }

  /// Members that `Binding` and `Bindable` have themselves, so that `$model.wrappedValue` would mean theirs.
  static let ownMembers: Set<String> = ["wrappedValue", "projectedValue"]

  /// `$model.transaction` under `@State`, where it would be the transaction of the binding.
  static func isHidden(_ use: ProjectionUse) -> Bool {
    use.continuation == .member("transaction") || use.continuation == .member("animation")
  }

  /// `ObservedObject<Model>.Wrapper` to `Bindable<Model>`, nil for any other mention of an old wrapper.
  static func rewrite(
    of mention: TypeMention, _ subjects: [TypeID], in file: Int, _ model: ProjectModel
  ) -> Rewrite? {
    guard let range = mention.wrapperTypeRange, mention.arguments.count == 1, !subjects.isEmpty else {
      return nil
    }
    let source = model.source(file)
    let written = source.text(in: range)
    guard let open = written.firstIndex(of: "<"), let close = written.lastIndex(of: ">") else { return nil }
    let argument = written[written.index(after: open)..<close]
    let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
    return Rewrite.edits(
      [source.replacing(range, with: "\(model.swiftUIName("Bindable", at: scope))<\(argument)>")],
      of: subjects, in: file, counts: .use
    ).reviewed(
      otherwise: model.diagnostic(
        .wrapperAsType, at: range.lowerBound, in: file,
        "'\(written)' is written as a type, and the wrapper goes with the migration; with '--best-effort' it becomes 'Bindable<\(argument)>', or pass the object instead"
      ))
  }

  /// Whether a function of the sources takes the projection of such an object.
  private static func hasReceiver(of subject: TypeID, _ model: ProjectModel) -> Bool {
    model.index.files.enumerated().contains { file, facts in
      facts.typeMentions.contains { mention in
        guard mention.wrapperTypeRange != nil else { return false }
        let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
        return mention.arguments.contains {
          model.types.subjects(in: model.index.resolve($0, in: scope)).contains(subject)
        }
      }
    }
  }
}

extension ProjectionUse {
  /// `$model` itself is used, or a member that its replacement would take for its own.
  var isWhole: Bool {
    guard case .member(let name) = continuation else { return continuation == .whole }
    return PassedProjection.ownMembers.contains(name)
  }
}
