import MigrationPlanning
import SourceText
import SwiftModel

/// Notes on types whose `==` hides changes, and on what is written for that. `@Published` announced every assignment; a
/// tracked variable does not announce the assignment of an equal value, which may look different.
enum EqualityNotes {
  /// The notes at a published variable: one at the first of a class for each `==` written by hand, and for each kind of
  /// objects compared by identity, which names them all.
  static func notes(
    for variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Diagnostic] {
    let drops = context.equalityDrops.drops(of: subject.id)
    return Dictionary(grouping: drops) { Reason(of: $0) }.sorted { $0.key < $1.key }
      .filter { $0.value[0].variable.nameRange == variable.nameRange }
      .map { reason, drops in
        let names = drops.map { "'\($0.variable.name)'" }
        return context.diagnostic(
          .equalValueNotAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file,
          reason.message(
            about: Phrase.list(names), isOne: names.count == 1, by: Means(in: subject.id, context),
            context.model))
      } + besideHiddenState(at: variable, in: subject, context)
  }

  /// One at the first of the variables of a class that are announced for what views show beside them.
  private static func besideHiddenState(
    at variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Diagnostic] {
    let ids = context.unannounced.announcing.keys.filter { id in
      id.declaration == subject.id && context.announcesInOwnObserver(id)?.isAlways == true
        && !context.announcesEqualValues(context.index[id], in: subject.id)
    }.sorted()
    let announced = ids.map { context.index[$0] }
    guard announced.first?.nameRange == variable.nameRange else { return [] }
    let means = Means(in: subject.id, context)
    let names = Phrase.quoted(announced.map(\.name), upTo: means == .observer ? .max : 4)
    let (verb, pronoun) = announced.count == 1 ? ("announces", "it") : ("announce", "them")
    let reasons = ids.compactMap { context.unannounced.announcingReasons[$0] }.filter {
      $0.reason.shown != nil
    }
    let views = reasons.map { context.name(of: $0.view) }.uniqued()
    let shown = Phrase.list(reasons.compactMap(\.reason.shown).uniqued(), upTo: 2)
    let advice =
      !reasons.isEmpty && reasons.allSatisfy(\.reason.isManaged)
      ? "have views observe that with '@ObservedObject'" : "make that observable"
    let reason =
      views.isEmpty
      ? "views show beside \(pronoun) what nothing observes"
      : "\(Phrase.quoted(views, upTo: 2)) \(views.count == 1 ? "shows" : "show") beside \(pronoun) \(shown), which nothing observes"
    return [
      context.diagnostic(
        .equalValueNotAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file,
        "\(names) \(verb) equal values too, as before, \(means.phrase): \(reason); to be rid of \(means.word), \(advice)"
      ).traced(by: reasons.first?.reason.trace ?? [])
    ]
  }
}

/// What announces equal values.
private enum Means {
  case observer
  case method

  init(in type: TypeID, _ context: RuleContext) {
    self = context.announcedAssignments(of: type)?.isAlways == true ? .method : .observer
  }

  var phrase: String {
    switch self {
    case .observer: "in an observer"
    case .method: "by '\(AnnouncedAssignments.method)'"
    }
  }

  var word: String {
    switch self {
    case .observer: "the observer"
    case .method: "the method"
    }
  }
}

/// Why assignments are dropped.
private struct Reason: Hashable, Comparable {
  let type: TypeID?
  let other: HandWrittenEquality.ComparedType?
  let hasObstacle: Bool

  init(of drop: EqualityDrops.Drop) {
    type = drop.types.first
    other = drop.types.isEmpty ? drop.others.first : nil
    hasObstacle = drop.hasObstacle
  }

  func message(about names: String, isOne: Bool, by means: Means, _ model: ProjectModel) -> String {
    if let type { return message(about: names, isOne: isOne, by: means, equality(of: type, model)) }
    let name = other?.name ?? ""
    if other?.kind == .foreign {
      let reason = "'==' of '\(name)' calls values equal that may look different"
      return hasObstacle
        ? "views are no longer told when \(names) \(isOne ? "is" : "are") assigned an equal value, and \(reason); where that matters, assign it in 'withMutation(keyPath:)'"
        : "\(names) \(isOne ? "announces" : "announce") equal values too, as before, \(means.phrase): \(reason)"
    }
    let reason = "'\(name)' announces no change itself"
    if hasObstacle {
      return
        "views are no longer told when \(names) \(isOne ? "is" : "are") assigned the same objects again, and \(reason); where that matters, assign them in 'withMutation(keyPath:)'"
    }
    let advice =
      other?.kind == .managedObject
      ? "have views observe what they show of it with '@ObservedObject'" : "make '\(name)' '@Observable', too"
    return
      "\(names) \(isOne ? "announces" : "announce") the same objects too, as before, \(means.phrase): \(reason); to be rid of \(means.word), \(advice)"
  }

  private func message(about names: String, isOne: Bool, by means: Means, _ equality: String) -> String {
    hasObstacle
      ? "views are no longer told when \(names) \(isOne ? "is" : "are") assigned an equal value, and \(equality); see that it compares all that views show"
      : "\(names) \(isOne ? "announces" : "announce") equal values too, as before, \(means.phrase): \(equality); to be rid of \(means.word), let it compare all that views show"
  }

  private func equality(of type: TypeID, _ model: ProjectModel) -> String {
    let isOverridden = EquatableConformances(model: model).overriderOfIsEqual(for: type) == type
    return "'\(isOverridden ? "isEqual(_:)" : "==")' of '\(model.name(of: type))' is written by hand"
  }

  static func < (lhs: Reason, rhs: Reason) -> Bool { lhs.key < rhs.key }

  private var key: (Int, Int, String, Int) {
    (type?.file ?? .max, type?.index ?? .max, other?.name ?? "", hasObstacle ? 1 : 0)
  }
}
