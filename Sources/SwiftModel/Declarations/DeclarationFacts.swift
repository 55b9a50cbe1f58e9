/// An attribute as written: `@SwiftUI.StateObject`, `@Published(initialValue: 1)`.
package struct AttributeFact: Hashable, Sendable {
  /// The dotted name, without generic arguments.
  package let name: [String]
  /// From `@` to the end of the arguments.
  package let range: Range<Int>
  /// The last part of the name.
  package let nameRange: Range<Int>
  /// The argument list; nil without parentheses.
  package let arguments: ArgumentListFact?
  /// The generic arguments of the name.
  package let genericArguments: [TypeExpression]
  package let genericArgumentsRange: Range<Int>?

  /// The type that it names, without generic arguments.
  package var type: TypeExpression { .named(name.map { TypeExpression.Component(name: $0) }) }

  /// The type of the variable, if this is a wrapper of SwiftUI or Combine with a generic argument: `@Published<Int>`.
  package var valueType: TypeExpression? { saysType ? genericArguments[0] : nil }

  /// Of the expressions that it is given.
  package var argumentRanges: [Range<Int>] { arguments?.arguments.map(\.range) ?? [] }

  package var saysType: Bool { genericArguments.count == 1 && libraryWrapper.contains(.isGenericOverValue) }
}

/// An argument list: its labels and the byte ranges of its expressions.
package struct ArgumentListFact: Hashable, Sendable {
  /// An argument with its label; `range` is that of its expression.
  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let range: Range<Int>
    /// Includes the trivia around the expression.
    package let rangeWithTrivia: Range<Int>
    package let value: ExpressionFact
  }
  package let arguments: [Argument]
}

/// A declaration modifier: `private(set)`, `weak`.
package struct ModifierFact: Hashable, Sendable {
  package let name: String
  /// `set` in `private(set)`, `unsafe` in `unowned(unsafe)`.
  package let detail: String?
  package let range: Range<Int>
}

/// An import declaration.
package struct ImportFact: Hashable, Sendable {
  package let path: [String]
  package let accessLevel: String?
  package let attributes: [String]
  /// Without trivia.
  package let range: Range<Int>
  /// The innermost clause of an `#if` around it; nil without one.
  package let clause: Range<Int>?
  /// `import struct Module.Name`
  package let isScoped: Bool

  /// It is inside `#if`.
  package var isConditional: Bool { clause != nil }
}

/// A generic parameter or associated type with its bound.
package struct GenericParameterFact: Hashable, Sendable {
  package let name: String
  package let bound: TypeExpression?
}

/// `T: P` in a `where` clause.
package struct ConformanceRequirementFact: Hashable, Sendable {
  package let subject: TypeExpression
  package let bound: TypeExpression
}

/// `Value == Bool` in a `where` clause.
package struct SameTypeRequirementFact: Hashable, Sendable {
  package let first: TypeExpression
  package let second: TypeExpression
}

/// An entry of an inheritance clause.
package struct InheritedTypeFact: Hashable, Sendable {
  package let type: TypeExpression
  package let range: Range<Int>
  package let commaRange: Range<Int>?
}

/// An inheritance clause with the ranges for edits of it.
package struct InheritanceClauseFact: Hashable, Sendable {
  /// The end of the token before the colon, a byte offset.
  package let previousTokenEnd: Int
  package let colonRange: Range<Int>
  package let entries: [InheritedTypeFact]
}

/// The access levels in ascending order.
package enum AccessLevel: String, Hashable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}

/// A case of an enum with the types of its associated values.
package struct EnumCaseFact: Hashable, Sendable {
  package let name: String
  package let payload: [TypeExpression]
  package let nameRange: Range<Int>
  /// From `=` to the end of the raw value.
  package let rawValueRange: Range<Int>?
}

/// A type alias, a member or global.
package struct TypeAliasFact: Hashable, Sendable {
  package let name: String
  package let type: TypeExpression
  package let range: Range<Int>
  /// The names of its generic parameters.
  package let parameters: [String]
  package let modifiers: [ModifierFact]
}

/// A parameter of a function, initializer or subscript.
package struct ParameterFact: Hashable, Sendable {
  package let label: String?
  package let name: String
  package let type: TypeExpression?
  package let defaultValue: ExpressionFact?
  /// The expression of the default value.
  package let defaultRange: Range<Int>?
  /// A closure argument may outlive the call.
  package var isEscaping = true
  /// `@autoclosure`
  package var isAutoclosure = false
  package var isInout = false
  package var isVariadic = false
  /// Its closure makes content: `@ViewBuilder`.
  package var isBuilder = false

  package var hasDefault: Bool { defaultValue != nil }
}

/// An access to a member of the enclosing type: `x`, `self.x`, `x = …`, `x.append(…)`, `f()`.
package struct AccessFact: Hashable, Sendable {
  /// The kind of access.
  package enum Kind: Sendable {
    case read
    /// The whole variable is the target of `=`.
    case assignment
    /// Its wrapper is the target of `=`: `_x = Wrapper(…)`.
    case initialization
    /// Part of it is written, it is passed `inout`, or a method that may be mutating is called on it.
    case mutation
    /// A member of it is written, `x.y = …`: a mutation if the variable has a value type, a read if it is a reference.
    case memberWrite
    /// Two parts of it are passed `inout` to one call.
    case aliasedInout
  }
  package let name: String
  package let kind: Kind
  package let offset: Int
  /// The byte offset of the name, behind any `self.`.
  package let nameOffset: Int
  /// The end of the assignment, or of the reference, a byte offset.
  package let end: Int
  /// In a closure or local function, so it may run later.
  package let isDeferred: Bool
  /// In a closure that is not known to be nonescaping, or in a local function that only such closures call.
  package internal(set) var runsLater: Bool
  /// The callee that this closure is passed to, if that is a function: its declaration may say that the closure does
  /// not escape.
  package internal(set) var runner: String?
  package var accessPath = AccessPath()
  /// In a closure, a local function or a `defer`, where observers are called in initializers too.
  package let callsObservers: Bool
  /// `if let x`, `{ [x] in … }`: it also declares a local variable of the same name.
  package var isShorthand = false
}

extension [ModifierFact] {
  /// The written access level of a declaration (not of its setter).
  package var accessLevel: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name) { return level }
    }
    return nil
  }

  package func contains(named name: String) -> Bool { contains { $0.name == name } }
}
