import MigrationPlanning
import SwiftModel

/// Objects with properties that a view reads only in drawing code.
///
/// ```swift
/// struct Meter: View {
///   @ObservedObject var wave: Wave
///   var body: some View {
///     Canvas { context, size in context.fill(bar(of: wave.level, in: size), with: .color(.green)) }
/// ```
/// The old wrappers updated the view, and with it the canvas, for each change of the object. A renderer runs outside of
/// the body, so its reads are not tracked, and a change redraws nothing. So the body reads these properties from now on:
/// `let _ = wave.level`. Where that cannot be written, the class is held back with
/// `observed-object-never-read`.
///
/// So it is with the closures of modifiers that lay out, `alignmentGuide`, and with the shapes and layouts that a view
/// hands its object to.
enum DrawnObjects {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let drawing = LibraryEffects.drawing.filter {
      !context.index.declaresType(named: $0) && !context.index.functionNames.contains($0)
    }
    let types = context.index.nominalTypes.filter {
      context.model.conforms($0, toOneOf: KnownTypes.protocolsOfDrawing)
    }
    let names = drawing.union(types.compactMap { context.index[$0].name.last })
    let files = Set(names.flatMap(context.index.files(mentioning:)))
    return context.properties.flatMap { property -> [Rewrite] in
      guard property.wrapper != .focusedObject, !property.subjects.isEmpty, !property.variable.isStatic,
        let owner = context.index.owner(of: property.id),
        context.index.declarations(of: owner).contains(where: { files.contains($0.file) }),
        case let names = membersLost(of: property, by: owner, names, context),
        let member = names.min(), !context.model.neverPublish(property.subjects)
      else { return [] }
      let note = context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(context.name(of: owner))' reads '\(property.variable.name).\(member)' only where it is drawn or laid out, which is not tracked: a change of that drew it anew, and does not any more; read it in the body, as in 'let \(member) = \(property.variable.name).\(member)', and draw with that"
      )
      return RegisteredBody.rewrites(
        reading: names, through: property, of: owner, otherwise: note, context)
    }
  }

  private static func membersLost(
    of property: WrappedProperty, by owner: TypeID, _ drawing: Set<String>, _ context: RuleContext
  ) -> Set<String> {
    let published = context.model.publishedVariables(in: property.subjects)
    return LaterReads(of: property, by: owner, in: context.model)
      .readOnlyByDrawing(among: Set(published.map { context.index[$0].name }), drawing: drawing)
  }
}
