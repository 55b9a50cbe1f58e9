/// What the body of a member mentions, and where it can be edited.
///
/// Only classes whose changes have to be announced by hand need it, so it is not part of every file's facts.
package struct MemberBody: Sendable {
  package enum Kind: Sendable { case computedProperty, function, initializer, `subscript` }

  /// A name in a body that no local declaration introduces, or `self.name`.
  package struct Mention: Hashable, Sendable {
    package let name: String
    /// What follows: `standard` in `UserDefaults.standard`.
    package let member: String?
    package let isCalled: Bool
    /// The call has arguments.
    package let hasArguments: Bool
    /// It is evaluated whenever the body is, in no branch, closure or row.
    package let isCertain: Bool
    /// It is evaluated whenever the closure around it is called, by the function that it is given to in any case.
    package var runner: String?
  }

  package struct Getter: Sendable {
    /// Where its first statement starts.
    package let firstStatement: Int
    /// The same, or where the comments before it start.
    package let start: Int
    /// Where a `return` has to stand once another statement comes before: at its only expression, or at those in the
    /// branches of an `#if`. None where they have one.
    package let implicitReturns: [Int]
    /// A parameter, or something that is declared in it, is named `access`.
    package let hidesAccess: Bool

    /// The call by which who runs it comes to depend on a property of the class.
    package func registration(for property: String) -> String {
      (hidesAccess ? "self." : "") + "access(keyPath: \\.\(property))"
    }
  }

  /// A statement that calls something, whose result may be discarded.
  package struct CallStatement: Sendable {
    package let range: Range<Int>
    package let name: String
    /// What it is a method of; nil for `self`, or a function of no type.
    package let receiver: ExpressionFact?
  }

  package struct Setter: Sendable {
    /// Its statements, without the `guard`s that it begins with.
    package let statements: [Range<Int>]
    /// Those of them that are calls.
    package let calls: [CallStatement]
    /// String literals of several lines.
    package let multilineLiterals: [Range<Int>]
  }

  package let kind: Kind
  package let name: String
  /// The whole declaration.
  package let range: Range<Int>
  /// It gives a value to who asks for it.
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
  /// The members of its type that it calls or changes itself, in no closure.
  package let calls: Set<String>
  /// Names behind a dot, other than of `self`.
  package let memberNames: Set<String>
  package let stringLiterals: Set<String>
  /// Names that its setter mentions, and its string literals.
  package let setterMentions: Set<String>
  package let setterLiterals: Set<String>
  /// What gives its value; for a function or an initializer, the body.
  package let getter: Getter?
  package let setter: Setter?
}
