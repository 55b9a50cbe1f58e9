import SwiftModel

/// The types that a generic declaration is used with.
enum BoundUses: Sendable, Equatable {
  /// Every use has types of the project as arguments that may move.
  case closed([TypeID])
  /// Some uses have other types as arguments.
  case mixed([TypeID])
  /// An argument is unresolved and may be any type.
  case unclear

  init(found: Set<TypeID>, isMixed: Bool, isUnclear: Bool) {
    let subjects = found.sorted()
    self = isUnclear ? .unclear : isMixed ? .mixed(subjects) : .closed(subjects)
  }

  static func joining(_ one: BoundUses, _ other: BoundUses) -> BoundUses {
    switch (one, other) {
    case (.unclear, _), (_, .unclear): .unclear
    case (.closed(let left), .closed(let right)): .closed(Set(left + right).sorted())
    case (.closed(let left), .mixed(let right)), (.mixed(let left), .closed(let right)),
      (.mixed(let left), .mixed(let right)):
      .mixed(Set(left + right).sorted())
    }
  }
}
