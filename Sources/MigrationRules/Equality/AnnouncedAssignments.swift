import MigrationPlanning
import SwiftModel

/// Lets the setters of a class announce whatever is assigned, as those of `@Published` did, with the method that they ask:
///
/// ```swift
/// /// Announces equal values too, as '@Published' did.
/// private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
///   true
/// }
/// ```
///
/// The macro does not add a method that the class has ([swiftlang/swift#65528](https://github.com/swiftlang/swift/pull/65528)).
/// It stands in place of more observers than are readable.
struct AnnouncedAssignments {
  static let method = "shouldNotifyObservers"

  private let owner: TypeID
  private let variables: [VariableID: StayCondition]
  private let model: ProjectModel

  /// Where some of what is announced stays alone, observers of the other variables do it, as long as these are few. Nil where
  /// observers do it all, or the class cannot have the method.
  ///
  /// - Parameter variables: those of the class that have to announce equal values, and where.
  init?(to variables: [VariableID: StayCondition], of owner: TypeID, in model: ProjectModel) {
    let (always, sometimes) = (variables.filter(\.value.isAlways), variables.filter { !$0.value.isAlways })
    let covered = always.count > Self.limitOfObservers ? variables : sometimes
    guard covered.count > Self.limitOfObservers, Self.canBeDeclared(in: owner, model) else { return nil }
    (self.owner, self.variables, self.model) = (owner, covered, model)
  }

  private static let limitOfObservers = 3

  /// Whether a variable needs no observer.
  func announces(_ id: VariableID) -> Bool { variables[id] != nil }

  /// Whether the class has the method whatever stays.
  var isAlways: Bool { variables.values.contains(where: \.isAlways) }

  private static func canBeDeclared(in owner: TypeID, _ model: ProjectModel) -> Bool {
    let types = sequence(first: owner) { model.index[$0].parent.map { TypeID(file: owner.file, index: $0) } }
    return model.canDeclareFunction(named: method, in: owner)
      && !types.contains { model.index[$0].genericParameters.contains { $0.name == "Member" } }
  }

  /// The method, for each kind of what the variables hold.
  var declarations: [Rewrite] {
    guard let first = variables.values.first else { return [] }
    let condition = variables.values.reduce(first) { $0.union($1) }
    let needed = variables.keys.flatMap { id in
      overloads(for: model.index.typeOfVariable(model.index[id], in: LookupScope(inside: owner)))
    }
    return Overload.allCases.filter(needed.contains).flatMap { overload in
      condition.rewrites(
        model.declaring(
          "nonisolated func \(Self.method)<Member: \(overload.rawValue)>", in: owner, access: .private,
          parameters: "(_ lhs: Member, _ rhs: Member) -> Bool", statements: ["true"],
          comment: overload.comment))
    }
  }

  /// What the setter of the macro compares: values, objects by their identity, and objects that have an `==`.
  private enum Overload: String, CaseIterable {
    case values = "Equatable"
    case objects = "AnyObject"
    case comparedObjects = "Equatable & AnyObject"

    var comment: String {
      switch self {
      case .values: "Announces equal values too, as '@Published' did."
      case .objects: "Announces the same objects too, as '@Published' did."
      case .comparedObjects: "Announces equal objects too, as '@Published' did."
      }
    }
  }

  private func overloads(for type: ResolvedType) -> [Overload] {
    switch type {
    case .project(let id, _) where model.index[id].kind == .class:
      switch EquatableConformances(model: model).isEquatable(type) {
      case true: [.comparedObjects]
      case false: [.objects]
      case nil: [.objects, .comparedObjects]
      }
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .existential, .project: [.values]
    case .external(let names, _) where KnownTypes.isStandardValue(names.last ?? ""): [.values]
    case .external, .parameter, .ambiguous, .unknown: Overload.allCases
    }
  }
}
