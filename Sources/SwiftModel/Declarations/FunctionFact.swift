/// A function, initializer, deinitializer or subscript. A class, as `VariableFact`.
package final class FunctionFact: Sendable {
  /// The kind of declaration.
  package enum Kind: Sendable { case function, initializer, deinitializer, `subscript` }

  package let kind: Kind
  package let name: String
  package let attributes: [AttributeFact]
  package let modifiers: [ModifierFact]
  package let genericParameters: [GenericParameterFact]
  package let requirements: [ConformanceRequirementFact]
  /// Of an initializer.
  package let sameTypes: [SameTypeRequirementFact]
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
  package let isAsync: Bool
  /// It contains `if`, `guard` or `switch`.
  package let hasBranches: Bool
  /// It contains `for`, `while`, `repeat`, `do` or `#if`.
  package let hasLoops: Bool
  /// The bodies of the accessors of a subscript.
  package let getterRanges: [Range<Int>]
  package let setterRanges: [Range<Int>]
  /// An initializer that may give nil.
  package let isFailable: Bool

  init(
    kind: Kind, name: String, attributes: [AttributeFact], modifiers: [ModifierFact],
    genericParameters: [GenericParameterFact], requirements: [ConformanceRequirementFact],
    parameters: [ParameterFact], result: TypeExpression?, range: Range<Int>, bodyRange: Range<Int>?,
    accesses: [AccessFact], superInitializerEnd: Int?, delegates: Bool, isAsync: Bool,
    hasBranches: Bool, hasLoops: Bool, getterRanges: [Range<Int>] = [], setterRanges: [Range<Int>] = [],
    isFailable: Bool = false, sameTypes: [SameTypeRequirementFact] = []
  ) {
    self.kind = kind
    self.name = name
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.sameTypes = sameTypes
    self.parameters = parameters
    self.result = result
    self.range = range
    self.bodyRange = bodyRange
    self.accesses = accesses
    self.superInitializerEnd = superInitializerEnd
    self.delegates = delegates
    self.isAsync = isAsync
    self.hasBranches = hasBranches
    self.hasLoops = hasLoops
    self.getterRanges = getterRanges
    self.setterRanges = setterRanges
    self.isFailable = isFailable
  }

  package var isStatic: Bool { modifiers.contains { $0.name == "static" || $0.name == "class" } }
  /// Something comes of a call where that stands: a result, another value of what it is called on or given, or what a
  /// closure that is only given to it makes of its arguments.
  package var givesValue: Bool {
    result != nil || modifiers.contains(named: "mutating")
      || parameters.contains { parameter in
        if case .function = parameter.type { !parameter.isEscaping } else { parameter.isInout }
      }
  }
  package var isConvenience: Bool { modifiers.contains { $0.name == "convenience" } }
  package var isInlinable: Bool { attributes.contains { $0.name == ["inlinable"] } }
  package var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
}
