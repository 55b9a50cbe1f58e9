/// An attribute as written: `@SwiftUI.StateObject`, `@Published(initialValue: 1)`.
package struct AttributeFact: Hashable, Sendable {
  /// The dotted name, without generic arguments.
  package let name: [String]
  /// From `@` to the end of the arguments.
  package let range: Range<Int>
  /// The last part of the name.
  package let nameRange: Range<Int>
  /// What stands in the parentheses, where there are any.
  package let arguments: ArgumentListFact?
  /// What stands between `<` and `>` after the name.
  package let genericArguments: [TypeExpression]
  package let genericArgumentsRange: Range<Int>?

  /// The type of the variable, where this is a wrapper of SwiftUI or Combine that says it: `@Published<Int>`.
  package var valueType: TypeExpression? { saysType ? genericArguments[0] : nil }

  package var saysType: Bool {
    let wrappers: Set<String> = [
      "AppStorage", "EnvironmentObject", "FocusedObject", "ObservedObject", "Published", "SceneStorage",
      "State", "StateObject",
    ]
    return genericArguments.count == 1 && wrappers.contains(name.last ?? "")
  }
}

/// An argument list: its labels and the byte ranges of its expressions.
package struct ArgumentListFact: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let range: Range<Int>
    /// With the comments around it.
    package let rangeWithTrivia: Range<Int>
    package let value: ExpressionFact
  }
  package let arguments: [Argument]
  /// Includes the parentheses.
  package let range: Range<Int>
}

package struct ModifierFact: Hashable, Sendable {
  package let name: String
  /// `set` in `private(set)`, `unsafe` in `unowned(unsafe)`.
  package let detail: String?
  package let range: Range<Int>
}

package struct ImportFact: Hashable, Sendable {
  package let path: [String]
  package let accessLevel: String?
  package let attributes: [String]
  /// Without trivia.
  package let range: Range<Int>
  /// The part of an `#if` that it stands in.
  package let clause: Range<Int>?
  /// `import struct Module.Name`
  package let isScoped: Bool

  /// `#if` around it.
  package var isConditional: Bool { clause != nil }
}

package struct GenericParameterFact: Hashable, Sendable {
  package let name: String
  package let bound: TypeExpression?
  package let boundRange: Range<Int>?
}

/// `T: P` in a `where` clause.
package struct ConformanceRequirementFact: Hashable, Sendable {
  package let subject: TypeExpression
  package let bound: TypeExpression
  package let boundRange: Range<Int>
}

package struct InheritedTypeFact: Hashable, Sendable {
  package let type: TypeExpression
  package let range: Range<Int>
  package let commaRange: Range<Int>?
}

package struct InheritanceClauseFact: Hashable, Sendable {
  /// Where the token before the colon ends.
  package let previousTokenEnd: Int
  package let colonRange: Range<Int>
  package let entries: [InheritedTypeFact]
}

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

/// A class, struct, enum, actor, protocol or extension declaration of one file.
package struct TypeFact: Sendable {
  package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  package let kind: Kind
  /// The declared name; for an extension, the written name of the extended type.
  package let name: [String]
  package let nameRange: Range<Int>
  /// The enclosing type declaration, as an index into the file's types.
  package let parent: Int?
  /// Declared inside a function, closure or accessor.
  package let isLocal: Bool
  /// `#if` around it.
  package let isConditional: Bool
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  package let genericParameters: [GenericParameterFact]
  package let requirements: [ConformanceRequirementFact]
  package let inheritance: InheritanceClauseFact?
  /// The whole declaration, from its first attribute or modifier, without outer trivia.
  package let range: Range<Int>
  /// From `{` to `}`.
  package let memberBlockRange: Range<Int>
  package let hasMembers: Bool
  package internal(set) var variables: [VariableFact] = []
  package internal(set) var functions: [FunctionFact] = []
  package internal(set) var enumCases: [EnumCaseFact] = []
  package internal(set) var typeAliases: [TypeAliasFact] = []
  package internal(set) var associatedTypes: [GenericParameterFact] = []
  /// How often each name is mentioned in its bodies.
  package internal(set) var mentionCounts: [String: Int] = [:]
  /// Names that are read whenever its computed properties are: in no branch, action or row.
  package internal(set) var certainReads: Set<String> = []
  /// Names that closures mention which run concurrently with the code around them.
  package internal(set) var concurrentMentions: Set<String> = []

  package var accessLevel: AccessLevel? { modifiers.accessLevel }
}

/// A case of an enum with the types of its associated values.
package struct EnumCaseFact: Hashable, Sendable {
  package let name: String
  package let payload: [TypeExpression]
  package let nameRange: Range<Int>
  /// From `=` to the end of the raw value.
  package let rawValueRange: Range<Int>?
}

package struct TypeAliasFact: Hashable, Sendable {
  package let name: String
  package let type: TypeExpression
  package let range: Range<Int>
  /// The names of its generic parameters.
  package let parameters: [String]
}

/// One variable or constant (of a type, or global), one for each name of a pattern.
package struct VariableFact: Sendable {
  package let name: String
  package let nameRange: Range<Int>
  package let isBackticked: Bool
  package let isLet: Bool
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  /// The whole declaration with its attributes, without outer trivia.
  package let declarationRange: Range<Int>
  /// `var` or `let`.
  package let specifierRange: Range<Int>
  /// Binding ranges of the declaration this name is part of, without commas.
  package let bindingRanges: [Range<Int>]
  /// Which of `bindingRanges` this name belongs to.
  package let bindingIndex: Int
  package let isTuplePattern: Bool
  package let type: TypeExpression?
  /// The type as written behind the name, without colon.
  package let typeRange: Range<Int>?
  /// From the colon to the end of the type.
  package let annotationRange: Range<Int>?
  package let initializer: ExpressionFact?
  /// The arguments where the value of a wrapped variable is the result of a call without closures.
  package let initializerArguments: [ExpressionFact]?
  /// From `=` to the end of the value.
  package let initializerRange: Range<Int>?
  package let initializerValueRange: Range<Int>?
  /// Has a getter (written or implied by a body without accessors).
  package let isComputed: Bool
  /// `willSet`, `didSet`, `get`, `set`, `_read`, `init`, …
  package let accessors: [String]
  /// Stored variables that its `init` accessor initializes or reads.
  package let initAccessorStorage: [String]
  /// What its getter, its setter and its observers do to the stored variables of the type.
  package let getterAccesses: [AccessFact]
  package let setterAccesses: [AccessFact]
  package let observerAccesses: [AccessFact]
  /// Its `willSet` and `didSet`, where these are all that stands in its braces.
  package let observers: ObserversFact?
  package let isConditional: Bool
  /// A comment up to the end of the line stands behind a modifier, or before the observers.
  package let hasCommentInside: Bool

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  package var isLazy: Bool { modifiers.contains { $0.name == "lazy" } }
  package var isStored: Bool { !isComputed }
  package var hasObservers: Bool { accessors.contains("willSet") || accessors.contains("didSet") }
  package var accessLevel: AccessLevel? { modifiers.accessLevel }
}

package struct ParameterFact: Hashable, Sendable {
  package let label: String?
  package let name: String
  package let type: TypeExpression?
  package let defaultValue: ExpressionFact?
  package let defaultOffset: Int?
  /// What is given may be called later, where it is a function.
  package var isEscaping = true
  /// What is given is evaluated where the function asks for it.
  package var isAutoclosure = false

  package var hasDefault: Bool { defaultValue != nil }
}

/// A function, initializer, deinitializer or subscript.
package struct FunctionFact: Sendable {
  package enum Kind: Sendable { case function, initializer, deinitializer, `subscript` }

  package let kind: Kind
  package let name: String
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  package let genericParameters: [GenericParameterFact]
  package let requirements: [ConformanceRequirementFact]
  package let parameters: [ParameterFact]
  /// Nil for `Void` functions and initializers.
  package let result: TypeExpression?
  package let range: Range<Int>
  package let bodyRange: Range<Int>?
  /// What the body does to the stored variables of the class it stands in, in source order.
  package let accesses: [AccessFact]
  /// Where the call of `super.init(…)` ends, if there is one: what it is given is read before `self` is complete.
  package let superInitializerEnd: Int?
  package let delegates: Bool
  /// Of an initializer: calls functions, or starts something, besides making values. Of a deinitializer: does more
  /// than to end what the object itself holds.
  package let hasEffects: Bool
  package let isAsync: Bool
  /// `if`, `guard` or `switch` stand in it.
  package let hasBranches: Bool
  /// `for`, `while`, `repeat` or `do` stand in it, or `#if`.
  package let hasLoops: Bool

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  package var isConvenience: Bool { modifiers.contains { $0.name == "convenience" } }
  package var isInlinable: Bool { attributes.contains { $0.name == ["inlinable"] } }
  package var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
}

/// A mention of a member of the enclosing type: `x`, `self.x`, `x = …`, `x.append(…)`, `f()`.
package struct AccessFact: Hashable, Sendable {
  package enum Kind: Sendable {
    case read
    /// The whole variable is the target of `=`.
    case assignment
    /// Its wrapper is the target of `=`: `_x = Wrapper(…)`.
    case initialization
    /// Part of it is written, or it is passed `inout`, or a method is called on it that may mutate it.
    case mutation
    /// A member of it is written, `x.y = …`: it changes where it is a value, and does not where it is an object.
    case memberWrite
    /// Two parts of it are passed `inout` to one call.
    case aliasedInout
  }
  package let name: String
  package let kind: Kind
  package let offset: Int
  /// Where the name itself starts, behind a `self.`.
  package let nameOffset: Int
  /// Where the assignment ends, or the mention itself.
  package let end: Int
  /// Inside a closure or nested function, so it may run later.
  package let isDeferred: Bool
  /// Inside a closure that is not known to run where it stands, or in a nested function that only such closures call.
  package internal(set) var runsLater: Bool
  /// The function that is given that closure, where it is one: the sources may say that it calls the closure at once.
  package internal(set) var runner: String?
  /// What is read of it, as far as that may change it: `.rows.next()`, `[]`, `()`; elements without what selects them.
  package var accessPath: String?
  /// Inside a closure, a nested function or a `defer`, where observers are called in initializers, too.
  package let callsObservers: Bool
  /// `if let x`, `{ [x] in … }`: it declares a local of the same name, too.
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
