import MigrationPlanning
import SourceText
import SwiftModel

/// Published variables, and others that are assigned beside these, whose tracked setter would drop an update: it announces no value that `==` says to be equal to
/// the one before, and there the `==` is written by hand, or compares objects by their identity.
///
/// ```swift
/// @Published var current: Item?          // `==` of `Item` compares the identifiers
/// ```
/// becomes
/// ```swift
/// var current: Item? { didSet { withMutation(keyPath: \.current) {} } }
/// ```
struct EqualityDrops: Sendable {
  /// A variable that may be assigned a value that is equal and looks different.
  struct Drop: Sendable {
    let variable: VariableFact
    /// The types whose `==` is written by hand.
    let types: [TypeID]
    /// Those whose values another module compares.
    let others: [HandWrittenEquality.ComparedType]
    /// Its observers are as they are: something else is to be done about them.
    let hasObstacle: Bool
  }

  /// By the class, in the order of its variables.
  private let drops: [TypeID: [Drop]]
  /// The variables that are never assigned such a value, and would drop it.
  private let others: Set<VariableID>

  init(in model: ProjectModel, _ tracking: Trackability) {
    let (assignments, uncompared) = (WholeAssignments(in: model), UncomparedParts(in: model))
    let found = model.classes.filter(model.needsMacro).flatMap { subject in
      let variables = model.index[subject.id].variables.indices.map {
        VariableID(declaration: subject.id, index: $0)
      }
      return variables.compactMap { id in
        Self.drop(of: id, in: subject, assignments, uncompared, tracking).map { (id, $0.drop, $0.isAssigned) }
      }
    }
    drops = Dictionary(grouping: found.filter(\.2), by: \.0.declaration).mapValues { $0.map(\.1) }
    others = Set(found.filter { !$0.2 }.map(\.0))
  }

  /// Whether a variable would not announce values that are equal to the one before, if it were assigned one.
  func wouldDrop(_ id: VariableID) -> Bool { others.contains(id) }

  /// The drops of a class.
  func drops(of type: TypeID) -> [Drop] { drops[type] ?? [] }

  /// Whether an observer of a variable announces what its setter does not.
  func isAnnounced(_ variable: VariableFact, in type: TypeID) -> Bool {
    drops(of: type).contains { $0.variable.nameRange == variable.nameRange && !$0.hasObstacle }
  }

  static func announcement(of variable: VariableFact) -> String {
    "withMutation(keyPath: \\.\(variable.name)) {}"
  }

  private static func drop(
    of id: VariableID, in subject: ObservableTypes.Subject, _ assignments: WholeAssignments,
    _ uncompared: UncomparedParts, _ tracking: Trackability
  ) -> (drop: Drop, isAssigned: Bool)? {
    let model = tracking.model
    let (variable, owner) = (model.index[id], subject.id)
    let isPublished = model.isPublished(variable, in: owner)
    guard
      isPublished
        || model.isAssignedBesidePublished(id) && tracking.isTracked(variable, in: owner)
          && tracking.effects.isShown(variable, in: subject),
      announcesItself(variable, in: owner, model) != true
    else {
      return nil
    }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: owner))
    let named =
      type.hasInferredArguments(in: model.index) ? typesNamed(byValueOf: variable, in: owner, model) : []
    let equality = HandWrittenEquality(of: [type] + named, in: model, uncompared)
    let plain = [changingObject(type, model)].compactMap { $0 }
    let others = equality.types.isEmpty && equality.others.isEmpty ? plain : equality.others
    if equality.types.isEmpty && (others.isEmpty || !isPublished) { return nil }
    let isObject =
      equality.types.isEmpty && type.unwrapped.declarations.contains { model.index[$0].kind == .class }
    let drop = Drop(
      variable: variable, types: equality.types, others: others,
      hasObstacle: !variable.accessors.isEmpty && variable.observers == nil
        || announcesItself(variable, in: owner, model) == false)
    return (drop, assignments.mayExist(of: id, isObject: isObject))
  }

  /// `Item` of `var counts = [Item(id: 1): 1]` and `var page = Page(items: [Item(id: 1)])`
  private static func typesNamed(
    byValueOf variable: VariableFact, in owner: TypeID, _ model: ProjectModel
  ) -> [ResolvedType] {
    guard let value = variable.initializerValueRange else { return [] }
    let words = model.source(owner.file).words(in: value, where: model.index.declaresType)
    return Set(words.map(\.name)).sorted().map {
      model.index.resolve(.name($0), in: LookupScope(inside: owner))
    }
  }

  /// A class whose objects are compared although it is not `Equatable`, as they are in no optional, and
  /// change without announcing it.
  private static func changingObject(
    _ type: ResolvedType, _ model: ProjectModel
  ) -> HandWrittenEquality.ComparedType? {
    guard case .project(let id, _) = type, model.isPlainClass(id) else { return nil }
    let declarations = model.index.lineage(of: id).flatMap(model.index.declarations)
    let changes = declarations.flatMap { model.index[$0].variables }.contains {
      $0.isStored && !$0.isLet && !$0.isStatic
    }
    return changes ? .init(name: model.name(of: id), kind: .object) : nil
  }

  /// Whether an observer sends `objectWillChange` whatever happens, which becomes `withMutation(keyPath:)`; nil where it
  /// never sends.
  private static func announcesItself(
    _ variable: VariableFact, in owner: TypeID, _ model: ProjectModel
  ) -> Bool? {
    guard let range = variable.observers?.range else { return nil }
    let uses = model.index.files[owner.file].objectWillChangeUses.filter {
      range.contains($0.range.lowerBound)
    }
    if uses.isEmpty { return nil }
    return uses.contains { use in
      guard case .sendStatement(let statement) = use.form else { return false }
      return use.isOwn && statement.observedVariable == variable.name
    }
  }
}

extension ResolvedType {
  /// It is not known, or what it is made of is not.
  fileprivate func hasInferredArguments(in index: ProjectIndex) -> Bool {
    switch self {
    case .unknown: true
    case .project(let id, let arguments): arguments.isEmpty && !index[id].genericParameters.isEmpty
    case .external(let names, let arguments):
      arguments.isEmpty && KnownTypes.consistsOfParts(names.last ?? "")
    case .optional(let type), .array(let type): type.hasInferredArguments(in: index)
    case .dictionary(let key, let value): [key, value].contains { $0.hasInferredArguments(in: index) }
    default: false
    }
  }
}
