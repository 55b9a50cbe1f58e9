import EffectAnalysis
import SwiftModel

/// The storage location of an unobserved value.
enum UnobservedKey: Hashable, Sendable {
  case global(String)
  case variable(VariableID)
  /// The current value of a subject, by the variable that holds the subject.
  case subject(VariableID)
  /// An object of another module, such as a collection of Foundation, by the variable that refers to it.
  case object(Place)
  /// One value of the user defaults.
  case userDefaults(UserDefaultsKey)
  /// What a shared instance of Apple's has, `UIDevice.current.batteryLevel`, by its type and the member; nil for any.
  case system(String, member: String?)
  case outside(ExternalState)
  /// What a type of another module holds, `Account.current().user`, by its name.
  case foreign(String)

  /// Any code may change it, and there are many values of its kind: what is read may be another one than what changes.
  var isShared: Bool { kind == .userDefaults(.unknown) || isOutside }

  /// A value of the user defaults whose key is not known may be any of them.
  func mayBe(_ other: Self) -> Bool {
    if case (.userDefaults(let key), .userDefaults(let other)) = (self, other) { return key.mayBe(other) }
    return self == other || kind == other.kind && (self == kind || other == kind)
  }

  /// Which value of its kind it is, is known.
  var isKnown: Bool {
    switch self {
    case .userDefaults(.exactly): true
    case .userDefaults, .foreign: false
    default: self != kind
    }
  }

  /// The class of Apple's that notifies of its changes.
  var notifyingType: String? {
    switch self {
    case .system(let type, _): type
    case .userDefaults: Self.nameOfDefaults
    case .global, .variable, .subject, .object, .outside, .foreign: nil
    }
  }

  static let nameOfDefaults = "UserDefaults"

  /// `UIDevice.current.userInterfaceIdiom`
  var isConstant: Bool {
    if case .system(_, let member?) = self { LibraryEffects.isConstant(ofSystem: member) } else { false }
  }

  /// Without the key of a value of the user defaults, and the member of a shared instance.
  var kind: Self {
    switch self {
    case .userDefaults: .userDefaults(.unknown)
    case .system(let type, _): .system(type, member: nil)
    case .global, .variable, .subject, .object, .outside, .foreign: self
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
    case .variable(let id), .subject(let id), .object(.variable(let id)): id
    case .global, .object, .userDefaults, .system, .outside, .foreign: nil
    }
  }
}

/// What is known of the key of a value of the user defaults.
enum UserDefaultsKey: Hashable, Sendable {
  case exactly(String)
  /// How it begins and ends.
  case like(prefix: String, suffix: String)
  case unknown

  /// Whether both may be one key.
  func mayBe(_ other: Self) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): true
    case (.exactly(let key), .exactly(let other)): key == other
    case (.exactly(let key), .like(let prefix, let suffix)),
      (.like(let prefix, let suffix), .exactly(let key)):
      key.hasPrefix(prefix) && key.hasSuffix(suffix) && key.count >= prefix.count + suffix.count
    case (.like(let prefix, let suffix), .like(let otherPrefix, let otherSuffix)):
      (prefix.hasPrefix(otherPrefix) || otherPrefix.hasPrefix(prefix))
        && (suffix.hasSuffix(otherSuffix) || otherSuffix.hasSuffix(suffix))
    }
  }

  /// As a message writes it; nil where nothing is known.
  var text: String? {
    switch self {
    case .exactly(let key): key
    case .like(let prefix, let suffix): "\(prefix)…\(suffix)"
    case .unknown: nil
    }
  }
}
