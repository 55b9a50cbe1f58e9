import MigrationPlanning
import SwiftModel

/// What keeps the updates of a view that reads nothing of an object of its own.
///
/// ```swift
/// struct TitleView: View {
///   @ObservedObject private var language = LanguageSettings.shared
///   var body: some View { Text(translated("title")) }
/// ```
/// The old wrappers updated the view with every change of the object, so that it showed the text in the new language. Now
/// its body reads what the object announces: `let _ = language.code`. Where it cannot, or that is too much, the class is
/// held back if the sources show that something is lost, and else that is said.
extension LostUpdates {
  /// Lets the body read all that is announced, or says that the updates are lost, or may be.
  func rewrites(for property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    rewrites(keeping: notes(for: property), of: property, context)
  }

  /// - Parameters:
  ///   - notes: what is said of the updates that are lost; empty if none are.
  ///   - isOptional: whether there may be no object.
  func rewrites(
    keeping notes: [Diagnostic], of property: WrappedProperty, isOptional: Bool = false,
    _ context: RuleContext
  ) -> [Rewrite] {
    guard let lost = notes.first else { return [] }
    lazy var isShown = isLossShown(for: property)
    // An environment object that nothing mentions is mostly left over.
    if property.wrapper != .environmentObject || isShown,
      let reads = reads(through: property, isOptional: isOptional, context)
    {
      return reads
    }
    let noted = Rewrite.edits([], of: property.subjects, in: property.file, notes: notes)
    return [isShown ? noted.reviewed(otherwise: lost.adding(", or run with '--best-effort'")) : noted]
  }

  /// Nil where the body cannot read all that the object announces, or that is too much.
  private func reads(
    through property: WrappedProperty, isOptional: Bool = false, _ context: RuleContext
  ) -> [Rewrite]? {
    guard let view = context.index.owner(of: property.id), case .project(let subject, _) = property.type,
      let announced = context.model.allAnnounced(by: [subject]), !announced.isEmpty,
      case let lineage = context.index.lineage(of: subject).flatMap(context.index.declarations),
      announced.allSatisfy({ lineage.contains($0.declaration) })
    else { return nil }
    return RegisteredBody.rewrites(
      reading: Set(announced.map { context.index[$0].name }), through: property, isOptional: isOptional,
      of: view, because: .updatedWithAll, context)
  }
}
