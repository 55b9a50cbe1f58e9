import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Holds back where the content of a view makes an object, and reads another one that the view did not observe.
///
/// ```swift
/// struct Page: View {
///   let store: Store
///   var body: some View {
///     if store.items.isEmpty { Text("Nothing yet") }
///     EntryView(entry: Entry())     // `@ObservedObject var entry`
///   }
/// }
/// ```
/// No change of the store ran the body again. Tracked, each one does, and makes another entry: what was typed into the last
/// one is lost.
enum RemadeObjects {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let (makings, kept) = context.effects.code.withValue { ($0.makings, $0.kept) }
    return makings.flatMap { making -> [Rewrite] in
      guard let object = making.objects.firstResult({ lost($0, kept, context) }) else { return [] }
      return reads(of: making, besides: object, context).map { rewrite(of: $0, object, making, context) }
    }
  }

  private struct Lost {
    let type: TypeID
    let way: [Located<Effect>]
  }

  /// An object that views show, and whose state changes.
  private static func lost(_ way: [Located<Effect>], _ kept: KeptObjects, _ context: RuleContext) -> Lost? {
    guard let making = way.last else { return nil }
    return context.index.typesMade(by: making.use, in: making.file).first { type in
      kept.isShown(type, by: way)
        && context.model.publishedVariables(in: [type]).contains(where: context.model.mayChangeLater)
    }.map { Lost(type: $0, way: way) }
  }

  /// Of tracked variables that change, of objects that the view did not observe; one of each class.
  private static func reads(
    of making: RenderedCode.Making, besides object: Lost, _ context: RuleContext
  ) -> [(owner: TypeID, variable: VariableID)] {
    // What is given the object reads that.
    let made = Set(context.model.family(of: object.type))
    let reads = making.reads.filter { isOfObjectBefore($0.value, context) }.keys.sorted().compactMap { id in
      context.index.owner(of: id).map { (owner: $0, variable: id) }
    }
    let tracked = reads.filter { owner, id in
      !made.contains(owner) && context.isTracked(context.index[id], in: owner)
        && context.model.mayChangeLater(id)
    }
    return Dictionary(grouping: tracked, by: \.owner).sorted { $0.key < $1.key }.compactMap { owner, reads in
      let observed = ObservedObjects(of: owner, by: making.view, in: context.model)
      return reads.first { !observed.include(whatIsReachedBy: making.reads[$0.variable] ?? []) }
    }
  }

  /// What a new object holds may be new, too; not what it is given, nor what is static.
  private static func isOfObjectBefore(_ way: [Located<Effect>], _ context: RuleContext) -> Bool {
    let making = way.dropLast().lastIndex { step in
      context.index.typesMade(by: step.use, in: step.file).contains { context.index[$0].kind == .class }
    }
    guard let making else { return true }
    return way[(making + 1)...].reduce(false) { isBefore, step in
      step.use.isOwn ? isBefore : step.use.isOnExistingObject && step.use.isOnGivenObject
    }
  }

  private static func rewrite(
    of read: (owner: TypeID, variable: VariableID), _ object: Lost, _ making: RenderedCode.Making,
    _ context: RuleContext
  ) -> Rewrite {
    let (view, made) = (context.name(of: making.view), context.name(of: object.type))
    let place = object.way[object.way.count - 1]
    let diagnostic = context.diagnostic(
      .objectCreatedInline, at: place.use.offset, in: place.file,
      "'\(view)' makes a new '\(made)' here whenever it is made again, and reads '\(context.index[read.variable].name)' of '\(context.name(of: read.owner))', which it does not observe: tracked, each change of that makes another one, and what the last one held is lost; keep it in '@StateObject'"
    ).traced(by: context.model.trace((making.reads[read.variable] ?? []).map { TracedMention($0) }))
    // They stay together: once the new object is out of the old system, nothing would tell that it is lost.
    let subjects = [read.owner] + [object.type].filter { context.types[$0] != nil }
    return Rewrite.edits([], of: subjects, in: place.file, notes: [diagnostic])
      .reviewed(otherwise: diagnostic)
  }
}

extension Effect {
  /// It is on a parameter, or what is static, or, in an initializer, on no property.
  fileprivate var isOnGivenObject: Bool {
    switch base?.root {
    case .typed, .type: true
    case .name(let name): place.isInitializer || name.first?.isUppercase == true
    default: place.isInitializer
    }
  }
}
