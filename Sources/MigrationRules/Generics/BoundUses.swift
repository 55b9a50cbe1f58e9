import SwiftModel

/// What is known of the uses of one generic declaration.
enum BoundUses: Sendable, Equatable {
  /// Every use gives it types of the project that may move.
  case closed([TypeID])
  /// Some uses give it something else too.
  case mixed([TypeID])
  /// An argument is not clear, so that it may be any type.
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
