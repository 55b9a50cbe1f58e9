/// A class, struct, enum, actor, protocol or extension declaration of one file.
///
/// A class, as `VariableFact`. Nothing changes it once its file is read.
package final class TypeFact: @unchecked Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  package let kind: Kind
  /// The declared name; for an extension, the dotted name of the extended type as written.
  package let name: [String]
  package let nameRange: Range<Int>
  /// The type whose members an extension declares, where it tells what a type of the standard library holds.
  let extendedType: TypeExpression?
  /// The index of the enclosing type declaration in the file's types; nil at file scope.
  package let parent: Int?
  /// Declared inside a function, closure or accessor.
  package let isLocal: Bool
  /// It is inside `#if`.
  package let isConditional: Bool
  /// It takes the place of what Apple's frameworks declare, where there are none: see `SyntaxProtocol.isAbsentOnApplePlatforms`.
  let isAbsentOnApplePlatforms: Bool
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

  init(
    kind: Kind, name: [String], nameRange: Range<Int>, extendedType: TypeExpression?, parent: Int?,
    isLocal: Bool, isConditional: Bool,
    isAbsentOnApplePlatforms: Bool, attributes: [AttributeFact], modifiers: [ModifierFact],
    genericParameters: [GenericParameterFact],
    requirements: [ConformanceRequirementFact], isConstrained: Bool, inheritance: InheritanceClauseFact?,
    range: Range<Int>, memberBlockRange: Range<Int>, hasMembers: Bool
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.extendedType = extendedType
    self.parent = parent
    self.isLocal = isLocal
    self.isConditional = isConditional
    self.isAbsentOnApplePlatforms = isAbsentOnApplePlatforms
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.isConstrained = isConstrained
    self.inheritance = inheritance
    self.range = range
    self.memberBlockRange = memberBlockRange
    self.hasMembers = hasMembers
  }

  package var accessLevel: AccessLevel? { modifiers.accessLevel }

  /// It has `@Observable`, or `@Model`, which implies that.
  package var hasObservationMacro: Bool {
    attributes.contains { $0.name.last == "Observable" || $0.name.last == "Model" }
  }
}
