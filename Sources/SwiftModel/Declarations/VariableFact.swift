/// A variable or constant, a member or global; one for each name of a pattern.
///
/// A class, since facts are looked at and handed on by all analyses: there is one in memory of each declaration.
package final class VariableFact: Sendable {
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
  /// Its initial value is, or is made with, key paths: `[Field(title: "Name", path: \.name)]`.
  package let isMadeOfKeyPaths: Bool
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

  init(
    name: String, nameRange: Range<Int>, isBackticked: Bool, isLet: Bool, attributes: [AttributeFact],
    modifiers: [ModifierFact], declarationRange: Range<Int>, specifierRange: Range<Int>,
    bindingRanges: [Range<Int>], bindingIndex: Int, isTuplePattern: Bool, type: TypeExpression?,
    typeRange: Range<Int>?, annotationRange: Range<Int>?, initializer: ExpressionFact?,
    initializerArguments: [ExpressionFact]?, initializerRange: Range<Int>?,
    initializerValueRange: Range<Int>?, isMadeOfKeyPaths: Bool, isComputed: Bool, accessors: [String],
    initAccessorStorage: [String],
    getterRanges: [Range<Int>], setterRanges: [Range<Int>], getterAccesses: [AccessFact],
    setterAccesses: [AccessFact], observerAccesses: [AccessFact], observers: ObserversFact?,
    isConditional: Bool, hasCommentInside: Bool
  ) {
    self.name = name
    self.nameRange = nameRange
    self.isBackticked = isBackticked
    self.isLet = isLet
    self.attributes = attributes
    self.modifiers = modifiers
    self.declarationRange = declarationRange
    self.specifierRange = specifierRange
    self.bindingRanges = bindingRanges
    self.bindingIndex = bindingIndex
    self.isTuplePattern = isTuplePattern
    self.type = type
    self.typeRange = typeRange
    self.annotationRange = annotationRange
    self.initializer = initializer
    self.initializerArguments = initializerArguments
    self.initializerRange = initializerRange
    self.initializerValueRange = initializerValueRange
    self.isMadeOfKeyPaths = isMadeOfKeyPaths
    self.isComputed = isComputed
    self.accessors = accessors
    self.initAccessorStorage = initAccessorStorage
    self.getterRanges = getterRanges
    self.setterRanges = setterRanges
    self.getterAccesses = getterAccesses
    self.setterAccesses = setterAccesses
    self.observerAccesses = observerAccesses
    self.observers = observers
    self.isConditional = isConditional
    self.hasCommentInside = hasCommentInside
  }

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  package var isLazy: Bool { modifiers.contains { $0.name == "lazy" } }
  package var isStored: Bool { !isComputed }
  package var hasObservers: Bool { accessors.contains("willSet") || accessors.contains("didSet") }
  package var accessLevel: AccessLevel? { modifiers.accessLevel }
}
