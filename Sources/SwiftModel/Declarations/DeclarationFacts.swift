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
  /// Includes the parentheses.
  package let range: Range<Int>
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
  package let boundRange: Range<Int>?
}

/// `T: P` in a `where` clause.
package struct ConformanceRequirementFact: Hashable, Sendable {
  package let subject: TypeExpression
  package let bound: TypeExpression
  package let boundRange: Range<Int>
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

/// A class, struct, enum, actor, protocol or extension declaration of one file.
package struct TypeFact: Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  package let kind: Kind
  /// The declared name; for an extension, the dotted name of the extended type as written.
  package let name: [String]
  package let nameRange: Range<Int>
  /// The index of the enclosing type declaration in the file's types; nil at file scope.
  package let parent: Int?
  /// Declared inside a function, closure or accessor.
  package let isLocal: Bool
  /// It is inside `#if`.
  package let isConditional: Bool
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  package let genericParameters: [GenericParameterFact]
  package let requirements: [ConformanceRequirementFact]
  /// It has a `where` clause, of whatever requirements.
  package let isConstrained: Bool
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
  /// The number of mentions of each name in the bodies of its members.
  package internal(set) var mentionCounts: [String: Int] = [:]
  /// Names that every evaluation of its computed properties reads: not in a branch, an action or a row.
  package internal(set) var certainReads: [String: Set<String>] = [:]
  /// Names that are mentioned in closures that run concurrently with the code around them.
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

/// A type alias, a member or global.
package struct TypeAliasFact: Hashable, Sendable {
  package let name: String
  package let type: TypeExpression
  package let range: Range<Int>
  /// The names of its generic parameters.
  package let parameters: [String]
  package let modifiers: [ModifierFact]
}

/// A variable or constant, a member or global; one for each name of a pattern.
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
  /// The byte ranges of all bindings of the declaration, without commas.
  package let bindingRanges: [Range<Int>]
  /// The index of this variable's binding in `bindingRanges`.
  package let bindingIndex: Int
  package let isTuplePattern: Bool
  package let type: TypeExpression?
  /// The type annotation without its colon; nil without one.
  package let typeRange: Range<Int>?
  /// From the colon to the end of the type.
  package let annotationRange: Range<Int>?
  package let initializer: ExpressionFact?
  /// The arguments of the initializer expression of a wrapped variable; nil unless that is a call without closures.
  package let initializerArguments: [ExpressionFact]?
  /// From `=` to the end of the value.
  package let initializerRange: Range<Int>?
  package let initializerValueRange: Range<Int>?
  /// It has a getter, written or implied by a body without accessors.
  package let isComputed: Bool
  /// `willSet`, `didSet`, `get`, `set`, `_read`, `init`, …
  package let accessors: [String]
  /// The stored variables that its `init` accessor initializes or accesses.
  package let initAccessorStorage: [String]
  /// The bodies of the accessors that run when it is read: `get`, `_read`, or a body without accessors.
  package let getterRanges: [Range<Int>]
  /// The bodies of the accessors that run when it is changed: `set`, `_modify`, `willSet`, `didSet`.
  package let setterRanges: [Range<Int>]
  /// The accesses to stored variables of the type by its getter, setter and observers.
  package let getterAccesses: [AccessFact]
  package let setterAccesses: [AccessFact]
  package let observerAccesses: [AccessFact]
  /// Its `willSet` and `didSet`; nil if it has other accessors or none.
  package let observers: ObserversFact?
  package let isConditional: Bool
  /// A line comment follows a modifier, or precedes the accessor block.
  package let hasCommentInside: Bool

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  package var isLazy: Bool { modifiers.contains { $0.name == "lazy" } }
  package var isStored: Bool { !isComputed }
  package var hasObservers: Bool { accessors.contains("willSet") || accessors.contains("didSet") }
  package var accessLevel: AccessLevel? { modifiers.accessLevel }
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
  package var isVariadic = false

  package var hasDefault: Bool { defaultValue != nil }
}

/// A function, initializer, deinitializer or subscript.
package struct FunctionFact: Sendable {
  /// The kind of declaration.
  package enum Kind: Sendable { case function, initializer, deinitializer, `subscript` }

  package let kind: Kind
  package let name: String
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  package let genericParameters: [GenericParameterFact]
  package let requirements: [ConformanceRequirementFact]
  package let parameters: [ParameterFact]
  /// The written result type; nil without one and for initializers.
  package let result: TypeExpression?
  package let range: Range<Int>
  package let bodyRange: Range<Int>?
  /// The accesses of the body to stored variables of the enclosing class, in source order.
  package let accesses: [AccessFact]
  /// The end of the call of `super.init(…)`, a byte offset; nil without one. Its arguments are evaluated before `self`
  /// is fully initialized.
  package let superInitializerEnd: Int?
  package let delegates: Bool
  /// A deinitializer does more than end what the object owns.
  package let hasEffects: Bool
  package let isAsync: Bool
  /// It contains `if`, `guard` or `switch`.
  package let hasBranches: Bool
  /// It contains `for`, `while`, `repeat`, `do` or `#if`.
  package let hasLoops: Bool
  /// The bodies of the accessors of a subscript.
  package var getterRanges: [Range<Int>] = []
  package var setterRanges: [Range<Int>] = []

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  package var isConvenience: Bool { modifiers.contains { $0.name == "convenience" } }
  package var isInlinable: Bool { attributes.contains { $0.name == ["inlinable"] } }
  package var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
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
