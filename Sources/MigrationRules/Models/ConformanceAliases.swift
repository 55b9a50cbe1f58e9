import MigrationPlanning
import SourceText
import SwiftModel

/// Type aliases of compositions with `ObservableObject` that classes conform through.
///
/// ```swift
/// typealias BadgeState = NSObject & ObservableObject & Identifiable
/// final class Counter: BadgeState { … }
/// ```
/// becomes
/// ```swift
/// typealias BadgeState = NSObject & Identifiable
/// @Observable
/// final class Counter: BadgeState { … }
/// ```
///
/// Where a protocol refines `ObservableObject` by the alias, that becomes `AnyObject & Observable`. An alias changes with all
/// of its classes and protocols, where nothing else uses it.
struct ConformanceAliases {
  private struct Alias {
    let file: Int
    let conformances: [ObservableTypes.Conformance]
    let subjects: [TypeID]
    /// Takes `ObservableObject` out of the composition.
    let edit: SourceEdit
    let needsObservation: Bool
  }

  private let aliases: [Alias]

  init(in context: RuleContext) {
    aliases = context.index.files.indices.flatMap { file in
      context.index.files[file].typeMentions.compactMap { Self.alias(at: $0, in: file, context) }
    }
  }

  var rewrites: [Rewrite] {
    aliases.map {
      .edits([$0.edit], of: $0.subjects, in: $0.file, needsObservation: $0.needsObservation)
    }
  }

  /// Whether a conformance goes, or changes, with the alias that it is written as.
  func contains(_ conformance: ObservableTypes.Conformance) -> Bool {
    aliases.contains { $0.conformances.contains(conformance) }
  }

  private static func alias(at mention: TypeMention, in file: Int, _ context: RuleContext) -> Alias? {
    guard case .alias(let name) = mention.position, mention.name == AppleName.observableObject.rawValue,
      context.index.declarationCount(ofTypesNamed: name) == 1,
      let range = mention.rangeInComposition
    else { return nil }
    let users = context.types.order.compactMap { context.types[$0] }
    let conformances = users.flatMap(\.conformances).filter { conformance in
      context.index[conformance.declaration].inheritance?.entries[conformance.entry].type.dottedName?.last
        == name
    }
    let subjects = users.filter { !Set($0.conformances).isDisjoint(with: conformances) }
    guard !subjects.isEmpty, uses(of: name, context) == conformances.map({ _ in .inherited }),
      !subjects.contains(where: { SpelledOutConformance.isNeeded(for: $0, in: context) })
    else { return nil }
    let isRefined = subjects.contains(where: \.isProtocol)
    // No class inherits `AnyObject`.
    if isRefined, !subjects.allSatisfy(\.isProtocol) { return nil }
    return Alias(
      file: file, conformances: conformances, subjects: subjects.map(\.id),
      edit: isRefined
        ? context.source(file).replacing(mention.range, with: refined(beside: mention, in: file, context))
        : context.source(file).replacing(range, with: ""), needsObservation: isRefined)
  }

  private static func refined(beside mention: TypeMention, in file: Int, _ context: RuleContext) -> String {
    let observable = context.model.observableName(
      at: LookupScope(file: file, enclosingType: mention.enclosingType))
    return mention.companions.contains(.name("AnyObject")) ? observable : "AnyObject & " + observable
  }

  private static func uses(of alias: String, _ context: RuleContext) -> [TypeMention.Position] {
    context.index.files(mentioning: alias).flatMap {
      FactsReader.uses(ofAlias: alias, in: context.source($0))
    }
  }
}
