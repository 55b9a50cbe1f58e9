import SwiftModel

/// The storage location of an unobserved value.
enum UnobservedKey: Hashable, Sendable {
  case global(String)
  case variable(VariableID)
  /// The current value of a subject, by the variable that holds the subject.
  case subject(VariableID)
  /// An object of another module, such as a collection of Foundation, by the variable that refers to it.
  case object(VariableID)
  /// One value of the user defaults, by its key; nil where that is not known.
  case userDefaults(String?)
  /// One with a key that begins and ends so.
  case userDefaultsLike(prefix: String, suffix: String)
  /// What a shared instance of Apple's has, `UIDevice.current.batteryLevel`, by its type and the member; nil for any.
  case system(String, member: String?)
  case outside(ExternalState)

  /// Any code may change it, and there are many values of its kind: what is read may be another one than what changes.
  var isShared: Bool { kind == .userDefaults(nil) || isOutside }

  /// A value of the user defaults whose key is not known may be any of them.
  func mayBe(_ other: Self) -> Bool {
    if self == other || kind == other.kind && (self == kind || other == kind) { return true }
    guard let one = affixes, let other = other.affixes else { return false }
    func mayBe(_ one: String, _ other: String, _ begins: (String, String) -> Bool) -> Bool {
      begins(one, other) || begins(other, one)
    }
    guard mayBe(one.prefix, other.prefix, { $0.hasPrefix($1) }),
      mayBe(one.suffix, other.suffix, { $0.hasSuffix($1) })
    else { return false }
    return one.isWhole == other.isWhole
      || (one.isWhole ? one.prefix.count >= other.length : other.prefix.count >= one.length)
  }

  /// Which value of its kind it is, is known.
  var isKnown: Bool {
    if case .userDefaultsLike = self { false } else { self != kind }
  }

  private struct Affixes {
    let prefix: String
    let suffix: String
    /// They are both all of the key.
    let isWhole: Bool
    var length: Int { prefix.count + suffix.count }
  }

  private var affixes: Affixes? {
    switch self {
    case .userDefaults(let key?): Affixes(prefix: key, suffix: key, isWhole: true)
    case .userDefaultsLike(let prefix, let suffix): Affixes(prefix: prefix, suffix: suffix, isWhole: false)
    default: nil
    }
  }

  /// `UIDevice.current.userInterfaceIdiom`
  var isConstant: Bool {
    if case .system(_, let member?) = self { LibraryEffects.isConstant(ofSystem: member) } else { false }
  }

  /// Without the key of a value of the user defaults, and the member of a shared instance.
  var kind: Self {
    switch self {
    case .userDefaults, .userDefaultsLike: .userDefaults(nil)
    case .system(let type, _): .system(type, member: nil)
    case .global, .variable, .subject, .object, .outside: self
    }
  }

  /// The value is one of many of its kind, so another one may be read than is changed.
  var isOutside: Bool {
    if case .outside = self { true } else { false }
  }
}

/// An order of its own, for answers that are the same in every run.
extension UnobservedKey: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    if let first = lhs.variable, let second = rhs.variable, first != second { return first < second }
    return "\(lhs)" < "\(rhs)"
  }

  /// The variable that it is, or whose object it is of.
  private var variable: VariableID? {
    switch self {
    case .variable(let id), .subject(let id), .object(let id): id
    case .global, .userDefaults, .userDefaultsLike, .system, .outside: nil
    }
  }
}
