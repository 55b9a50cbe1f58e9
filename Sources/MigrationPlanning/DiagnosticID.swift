package import SwiftModel

/// The permanent identifiers of all diagnostics.
///
/// An identifier never changes, whatever the types and rules behind it are called. Each has a page,
/// `Documentation/Diagnostics/<identifier>.md`.
package enum DiagnosticID: String, Sendable, CaseIterable, Hashable {
  // Blockers of a type.
  case ambiguousType = "ambiguous-type"
  case attachedMacro = "attached-macro"
  case backtickedProperty = "back-ticked-property"
  case conflictingEdits = "conflicting-edits"
  case conformanceThroughAlias = "conformance-through-alias"
  case declaredInFunction = "declared-in-function"
  case environmentStorageAssigned = "environment-storage-assigned"
  case extensionOfObservableObject = "extension-of-observable-object"
  case foreignObjectWrapper = "foreign-object-wrapper"
  case focusedObjectUsed = "focused-object-used"
  case genericBound = "generic-bound"
  case implicitInitializer = "implicit-initializer"
  case initializerReadsTrackedState = "initializer-reads-tracked-state"
  case isolatedProperty = "isolated-property"
  case localWrapper = "local-wrapper"
  case nameTaken = "name-taken"
  case objectHandedToLibrary = "object-handed-to-library"
  case objectWillChangeUsed = "object-will-change-used"
  case observableObjectAsType = "observable-object-as-type"
  case openStoredProperty = "open-stored-property"
  case overlappingAccess = "overlapping-access"
  case projectionPassedWhole = "projection-passed-whole"
  case propertyNamedLikeType = "property-named-like-type"
  case publishedWhileRendering = "published-while-rendering"
  case publishedWithOtherWrapper = "published-with-other-wrapper"
  case publisherUsed = "publisher-used"
  case revisionNeverRead = "revision-never-read"
  case selfAnnouncingWrapper = "self-announcing-wrapper"
  case stateDefaultAndInitializer = "state-default-and-initializer"
  case superclassOutsideSources = "superclass-outside-sources"
  case synthesizedCoding = "synthesized-coding"
  case syntaxError = "syntax-error"
  case unclearEnvironmentObject = "unclear-environment-object"
  case underscoredNameTaken = "underscored-name-taken"
  case unobservedState = "unobserved-state"
  case unsupportedDeclaration = "unsupported-declaration"
  case usedInContext = "used-in-context"
  case wrapperAsType = "wrapper-as-type"
  case wrapperStorageUsed = "wrapper-storage-used"
  // Notes on a type that moves.
  case announcementRead = "announcement-read"
  case codingKeysKept = "coding-keys-kept"
  case environmentObjectNeverRead = "environment-object-never-read"
  case environmentObjectReadInBranch = "environment-object-read-in-branch"
  case mainActorThroughWrapper = "main-actor-through-wrapper"
  case equalValueNotAnnounced = "equal-value-not-announced"
  case forwardingRemoved = "forwarding-removed"
  case heldObjectStays = "held-object-stays"
  case madeFileprivate = "made-fileprivate"
  case onChangeInstead = "on-change-instead"
  case observedObjectNeverRead = "observed-object-never-read"
  case objectCreatedInline = "object-created-inline"
  case publisherBridged = "publisher-bridged"
  case publisherKept = "publisher-kept"
  case stateCreatedEagerly = "state-created-eagerly"
  case stateObjectKept = "state-object-kept"
  case storageIgnored = "storage-ignored"
  case updatesNotLimited = "updates-not-limited"
  case wrappedStorageAnnounced = "wrapped-storage-announced"
  case wrapperInModelIgnored = "wrapper-in-model-ignored"
  // Notes on the project.
  case deploymentTarget = "deployment-target"
  // Notes on what is left unchanged.
  case declaredElsewhere = "declared-elsewhere"
  case skippedOnRequest = "skipped-on-request"
  case fileNotRead = "file-not-read"
}

extension DiagnosticID {
  /// Whether it is a note on a type that moves that needs a review or a change by hand.
  package var needsManualWork: Bool {
    switch self {
    case .environmentObjectNeverRead, .objectCreatedInline, .observedObjectNeverRead, .revisionNeverRead,
      .unobservedState:
      true
    default: false
    }
  }

  /// Whether it may go where publishers are preserved (`--bridge-publishers`).
  package var isAboutPublishers: Bool {
    switch self {
    case .objectWillChangeUsed, .publisherUsed, .wrapperAsType: true
    default: false
    }
  }

  /// Whether the remedy is at its location; not for a diagnostic about a file as a whole.
  package var isAboutCode: Bool {
    switch self {
    case .conflictingEdits, .fileNotRead, .syntaxError: false
    default: true
    }
  }
}

/// The severity of a diagnostic in a report.
package enum Severity: String, Sendable {
  case warning, note, error
}

/// A byte offset in a file of the index.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package let file: Int
  package let offset: Int

  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }

  package static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.offset) < (rhs.file, rhs.offset)
  }
}

extension Located where Use == Effect {
  package var location: SourceLocation { SourceLocation(file: file, offset: use.offset) }
}
