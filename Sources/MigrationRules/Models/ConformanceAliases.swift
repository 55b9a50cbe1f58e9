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
/// An alias changes with all of its classes, where nothing else uses it.
struct ConformanceAliases {
  private struct Alias {
    let file: Int
    let conformances: [ObservableTypes.Conformance]
    let subjects: [TypeID]
    /// Removes `ObservableObject` from the composition.
    let edit: SourceEdit
  }

  private let aliases: [Alias]

  init(in context: RuleContext) {
    aliases = context.index.files.indices.flatMap { file in
      context.index.files[file].typeMentions.compactMap { Self.alias(at: $0, in: file, context) }
    }
  }

  var rewrites: [Rewrite] { aliases.map { .edits([$0.edit], of: $0.subjects, in: $0.file) } }

  /// Whether a conformance goes with the alias that it is written as.
  func remove(_ conformance: ObservableTypes.Conformance) -> Bool {
    aliases.contains { $0.conformances.contains(conformance) }
  }

  private static func alias(at mention: TypeMention, in file: Int, _ context: RuleContext) -> Alias? {
    guard case .alias(let name) = mention.position, mention.name == AppleName.observableObject.rawValue,
      context.index.declarationCount(ofTypesNamed: name) == 1,
      let range = mention.rangeInComposition
    else { return nil }
    let users = context.types.order.compactMap { context.types[$0] }.filter { !$0.isProtocol }
    let conformances = users.flatMap(\.conformances).filter { conformance in
      context.index[conformance.declaration].inheritance?.entries[conformance.entry].type.dottedName?.last
        == name
    }
    let subjects = users.filter { !Set($0.conformances).isDisjoint(with: conformances) }
    guard !subjects.isEmpty, uses(of: name, context) == conformances.map({ _ in .inherited }),
      !subjects.contains(where: { SpelledOutConformance.isNeeded(for: $0, in: context) })
    else { return nil }
    return Alias(
      file: file, conformances: conformances, subjects: subjects.map(\.id),
      edit: context.source(file).replacing(range, with: ""))
  }

  private static func uses(of alias: String, _ context: RuleContext) -> [TypeMention.Position] {
    context.index.files(mentioning: alias).flatMap {
      FactsReader.uses(ofAlias: alias, in: context.source($0))
    }
  }
}
