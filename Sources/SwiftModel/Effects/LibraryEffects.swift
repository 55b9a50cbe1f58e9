/// The effects of functions and types of the standard library, SwiftUI, Combine, Dispatch and Foundation: their
/// changes, when they run their closures, and their results.
///
/// Each library's entries are in an extension of their own, one for a name of a kind, with all its effects. Names alone
/// decide, so a function of the project may share a listed name; where that matters, name lookup comes first. For a
/// name without entry, a query about certain effects returns false, and a query about possible effects documents its
/// answer.
package enum LibraryEffects {
  /// The kind of declaration that a name refers to; queries take several.
  package struct Kind: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `min(a, b)`
    package static let function = Kind(rawValue: 1 << 0)
    /// `items.append(1)`
    package static let method = Kind(rawValue: 1 << 1)
    /// `items.first`, `Date.now`
    package static let property = Kind(rawValue: 1 << 2)
    /// A type for its initializers, `VStack { … }`, or for its static members.
    package static let type = Kind(rawValue: 1 << 3)
    /// A method of a publisher of Combine.
    package static let `operator` = Kind(rawValue: 1 << 4)
    /// A method of a view or of a gesture.
    package static let modifier = Kind(rawValue: 1 << 5)
    /// A static function of `Alert.Button` or `ActionSheet.Button`.
    package static let button = Kind(rawValue: 1 << 6)
    /// The label of an argument of a view or a modifier: `action:`.
    package static let label = Kind(rawValue: 1 << 7)
    /// A requirement of a protocol of SwiftUI or the standard library, called by the library.
    package static let requirement = Kind(rawValue: 1 << 8)
    /// A queue, an actor or a function, as it is written in full: `DispatchQueue.main`.
    package static let path = Kind(rawValue: 1 << 9)
    /// How an expression begins: `Int.random(`.
    package static let expression = Kind(rawValue: 1 << 10)

    /// A method of a class of UIKit or AppKit that subclasses override.
    package static let override = Kind(rawValue: 1 << 11)

    /// A member of a shared instance of a class of Apple's: `UIDevice.current.batteryLevel`.
    package static let systemProperty = Kind(rawValue: 1 << 12)

    /// Any callable declaration.
    static let callee: Kind = [.function, .method, .type, .operator, .modifier]
  }

  /// Names of one kind with their effects.
  package struct Group: Sendable {
    package let kind: Kind
    package let entries: [(name: String, effects: Effects)]

    init(_ kind: Kind, _ entries: KeyValuePairs<String, Effects>) {
      self.kind = kind
      self.entries = entries.map { (name: $0.key, effects: $0.value) }
    }
  }

  /// All entries, library by library.
  package static let groups = standardLibrary + swiftUI + combine + dispatch + foundation

  private typealias Meaning = (kind: Kind, effects: Effects)

  /// The entries of each name.
  private static let meanings: [String: [Meaning]] = groups.reduce(into: [:]) { meanings, group in
    for (name, effects) in group.entries { meanings[name, default: []].append((group.kind, effects)) }
  }

  /// Whether a name has at least one of some effects, as a name of one of some kinds.
  static func has(_ effects: Effects, _ name: String, as kinds: Kind) -> Bool {
    meanings[name]?.contains { kinds.contains($0.kind) && !$0.effects.isDisjoint(with: effects) } ?? false
  }

  /// Whether anything is known of a name that is called.
  package static func isKnown(callee name: String) -> Bool {
    meanings[name]?.contains { Kind.callee.contains($0.kind) } ?? false
  }

  /// The names of a kind that have at least one of some effects, sorted.
  static func names(_ kind: Kind, with effects: Effects) -> [String] {
    groups.filter { $0.kind == kind }.flatMap(\.entries).filter { !$0.effects.isDisjoint(with: effects) }
      .map(\.name).sorted()
  }
}
