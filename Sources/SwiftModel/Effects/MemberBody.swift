/// The members mentioned in the body of a member, and the positions where it can be edited.
///
/// Only classes whose changes have to be announced by hand need it, so it is not part of every file's facts.
package struct MemberBody: Sendable {
  package enum Kind: Sendable { case computedProperty, function, initializer, `subscript` }

  /// A name in a body that no local declaration introduces, or `self.name`.
  package struct Mention: Hashable, Sendable {
    package let name: String
    /// The member accessed on it: `standard` in `UserDefaults.standard`.
    package let member: String?
    package let isCalled: Bool
    /// The call has arguments.
    package let hasArguments: Bool
    /// It is evaluated whenever the body is, in no branch, closure or row.
    package let isCertain: Bool
    /// The closure around it is called in any case, by the function of this name that it is an argument of.
    package var runner: String?
  }

  package struct Getter: Sendable {
    /// With its braces.
    package let block: Range<Int>
    /// Where its first statement starts, or the comments above it.
    package let start: Int
    /// The positions for `return` once a statement is inserted before: at the single expression, or at those in the
    /// branches of an `#if`. None at an expression with `return`.
    package let implicitReturns: [Int]
    /// A parameter, or something that is declared in it, is named `access`.
    package let hidesAccess: Bool

    /// The call that registers a read of a property of the class with the caller's tracking.
    package func registration(for property: String) -> String {
      (hidesAccess ? "self." : "") + "access(keyPath: \\.\(property))"
    }
  }

  /// A statement that calls something, whose result may be discarded.
  package struct CallStatement: Sendable {
    package let range: Range<Int>
    package let name: String
    /// The receiver; nil for `self` or a global function.
    package let receiver: ExpressionFact?
  }

  package struct Setter: Sendable {
    /// With its braces.
    package let block: Range<Int>
    /// Its statements behind the last one that may leave it: `guard newValue != value else { return }`.
    package let statements: [Range<Int>]
    /// The statements that are calls.
    package let calls: [CallStatement]
    /// String literals of several lines.
    package let multilineLiterals: [Range<Int>]
  }

  package let kind: Kind
  package let name: String
  /// The whole declaration.
  package let range: Range<Int>
  /// The member returns a value to its caller.
  package let hasResult: Bool
  package let isStatic: Bool
  package let isAsync: Bool
  /// A property whose getter may throw, to which no key path can be formed.
  package let isThrowing: Bool
  /// `private` or `fileprivate`.
  package let isHidden: Bool
  /// `public` or `open`.
  package let isPublic: Bool
  package let isOverride: Bool
  /// Its statements are no statements, but make a value: `@ViewBuilder`.
  package var hasResultBuilder: Bool
  package let mentions: [Mention]
  /// Names behind a dot, other than of `self`.
  package let memberNames: Set<String>
  package let stringLiterals: Set<String>
  /// Names that its setter mentions, and its string literals.
  package let setterMentions: Set<String>
  package let setterLiterals: Set<String>
  /// The code that computes its value; for a function or an initializer, the body.
  package let getter: Getter?
  package let setter: Setter?
}
