package import SourceText

/// The declarations and uses in one file that matter to the migration, without its syntax tree.
///
/// A class, as copies of so many fields would cost more than what is looked up in them. Nothing changes it once its file is
/// read.
package final class FileFacts: @unchecked Sendable {
  package internal(set) var source: SourceFile
  /// For a fast check that a name is not mentioned.
  let words: SourceWords
  package internal(set) var imports: [ImportFact] = []
  /// Those of `#if` outside of bodies.
  package internal(set) var conditionalClauses: [ConditionalClause] = []
  /// Declarations in source order; a nested type comes after the type that it is nested in.
  package internal(set) var types: [TypeFact] = []
  package internal(set) var globalVariables: [VariableFact] = []
  package internal(set) var globalFunctions: [FunctionFact] = []
  package internal(set) var globalTypeAliases: [TypeAliasFact] = []
  package internal(set) var macroNames: [String] = []
  package internal(set) var projections: [ProjectionUse] = []
  package internal(set) var storageUses: [StorageUse] = []
  package internal(set) var environmentCalls: [EnvironmentCallUse] = []
  package internal(set) var receiveUses: [ReceiveUse] = []
  package internal(set) var selfAssignments: [SelfAssignment] = []
  package internal(set) var renderCallees = RenderCallees()
  package internal(set) var modifyAccesses: [ModifyAccess] = []
  package internal(set) var objectWillChangeUses: [ObjectWillChangeUse] = []
  package internal(set) var typeMentions: [TypeMention] = []
  package internal(set) var associatedPublishers: [AssociatedPublisherUse] = []
  package internal(set) var localWrappers: [LocalWrapperUse] = []
  /// The first syntax error; nil without one.
  package internal(set) var syntaxError: SyntaxErrorFact?

  /// The bodies that were not parsed.
  package internal(set) var unread = UnneededBodies()

  package init(source: SourceFile) {
    self.source = source
    words = SourceWords(of: source)
  }
}

/// A syntax error: its byte offset and a message.
package struct SyntaxErrorFact: Hashable, Sendable {
  package let offset: Int
  package let message: String
}
