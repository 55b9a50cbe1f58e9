import MigrationPlanning
import SourceText
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
/// `let _ = wave.level`. Where that cannot be written, reported as `observed-object-never-read`.
enum DrawnObjects {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let files = Set(context.index.files(mentioning: "Canvas"))
    if files.isEmpty || context.index.declaresType(named: "Canvas") { return [] }
    return context.properties.flatMap { property -> [Rewrite] in
      guard property.wrapper != .focusedObject, !property.subjects.isEmpty, !property.variable.isStatic,
        let owner = context.index.owner(of: property.id),
        context.index.declarations(of: owner).contains(where: { files.contains($0.file) }),
        case let names = membersLost(of: property, in: reads(of: property, by: owner, context), context),
        let member = names.min(), !context.model.neverPublish(property.subjects)
      else { return [] }
      if let rewrites = RegisteredBody.rewrites(reading: names, through: property, of: owner, context) {
        return rewrites
      }
      let note = context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(context.name(of: owner))' reads '\(property.variable.name).\(member)' only in what its 'Canvas' draws, which is not tracked: a change of that drew it anew, and does not any more; read it in the body, as in 'let \(member) = \(property.variable.name).\(member)', and draw with that"
      )
      return [.edits([], of: property.subjects, in: property.file, notes: [note])]
    }
  }

  private static func membersLost(
    of property: WrappedProperty, in reads: DrawnReads, _ context: RuleContext
  ) -> Set<String> {
    if reads.isGiven { return [] }
    let lost = reads.drawn.subtracting(reads.members).filter {
      context.model.mayAnnounce(memberNamed: $0, of: property.subjects)
    }
    if !lost.isEmpty || !reads.isDrawnWhole || !reads.members.isEmpty { return lost }
    return Set(context.model.publishedVariables(in: property.subjects).map { context.index[$0].name })
  }

  private static func reads(
    of property: WrappedProperty, by owner: TypeID, _ context: RuleContext
  ) -> DrawnReads {
    let all = context.index.declarations(of: owner)
    let methods = Set(all.flatMap { context.index[$0].functions }.filter { $0.kind == .function }.map(\.name))
    return Dictionary(grouping: all, by: \.file).map { file, declarations in
      FactsReader.drawnReads(
        of: property.variable.name, methods: methods,
        inTypesAt: declarations.map { context.index[$0].memberBlockRange },
        in: context.source(file))
    }.reduce(into: DrawnReads()) { $0.formUnion($1) }
  }
}
