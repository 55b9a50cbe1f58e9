package import MigrationPlanning

extension DiagnosticID {
  /// The message's page in `Documentation/Diagnostics`, in Markdown.
  package var page: String {
    String(decoding: pageBytes, as: UTF8.self)
  }

  private var pageBytes: [UInt8] {
    switch self {
    case .ambiguousType: PackageResources.ambiguous_type_md
    case .announcementRead: PackageResources.announcement_read_md
    case .attachedMacro: PackageResources.attached_macro_md
    case .backtickedProperty: PackageResources.back_ticked_property_md
    case .codingKeysKept: PackageResources.coding_keys_kept_md
    case .conflictingEdits: PackageResources.conflicting_edits_md
    case .conformanceThroughAlias: PackageResources.conformance_through_alias_md
    case .declaredElsewhere: PackageResources.declared_elsewhere_md
    case .declaredInFunction: PackageResources.declared_in_function_md
    case .environmentObjectNeverRead: PackageResources.environment_object_never_read_md
    case .environmentObjectReadInBranch: PackageResources.environment_object_read_in_branch_md
    case .environmentStorageAssigned: PackageResources.environment_storage_assigned_md
    case .equalValueNotAnnounced: PackageResources.equal_value_not_announced_md
    case .extensionOfObservableObject: PackageResources.extension_of_observable_object_md
    case .fileNotRead: PackageResources.file_not_read_md
    case .focusedObjectUsed: PackageResources.focused_object_used_md
    case .foreignObjectWrapper: PackageResources.foreign_object_wrapper_md
    case .forwardingRemoved: PackageResources.forwarding_removed_md
    case .heldObjectStays: PackageResources.held_object_stays_md
    case .genericBound: PackageResources.generic_bound_md
    case .implicitInitializer: PackageResources.implicit_initializer_md
    case .initializerReadsTrackedState: PackageResources.initializer_reads_tracked_state_md
    case .isolatedProperty: PackageResources.isolated_property_md
    case .localWrapper: PackageResources.local_wrapper_md
    case .deploymentTarget: PackageResources.deployment_target_md
    case .madeFileprivate: PackageResources.made_fileprivate_md
    case .mainActorThroughWrapper: PackageResources.main_actor_through_wrapper_md
    case .nameTaken: PackageResources.name_taken_md
    case .objectCreatedInline: PackageResources.object_created_inline_md
    case .objectHandedToLibrary: PackageResources.object_handed_to_library_md
    case .objectWillChangeUsed: PackageResources.object_will_change_used_md
    case .observableObjectAsType: PackageResources.observable_object_as_type_md
    case .observedObjectNeverRead: PackageResources.observed_object_never_read_md
    case .onChangeInstead: PackageResources.on_change_instead_md
    case .openStoredProperty: PackageResources.open_stored_property_md
    case .overlappingAccess: PackageResources.overlapping_access_md
    case .projectionPassedWhole: PackageResources.projection_passed_whole_md
    case .propertyNamedLikeType: PackageResources.property_named_like_type_md
    case .publishedWhileRendering: PackageResources.published_while_rendering_md
    case .publishedWithOtherWrapper: PackageResources.published_with_other_wrapper_md
    case .publisherBridged: PackageResources.publisher_bridged_md
    case .publisherKept: PackageResources.publisher_kept_md
    case .publisherUsed: PackageResources.publisher_used_md
    case .revisionNeverRead: PackageResources.revision_never_read_md
    case .selfAnnouncingWrapper: PackageResources.self_announcing_wrapper_md
    case .skippedOnRequest: PackageResources.skipped_on_request_md
    case .stateCreatedEagerly: PackageResources.state_created_eagerly_md
    case .stateDefaultAndInitializer: PackageResources.state_default_and_initializer_md
    case .stateObjectKept: PackageResources.state_object_kept_md
    case .storageIgnored: PackageResources.storage_ignored_md
    case .superclassOutsideSources: PackageResources.superclass_outside_sources_md
    case .syntaxError: PackageResources.syntax_error_md
    case .synthesizedCoding: PackageResources.synthesized_coding_md
    case .unclearEnvironmentObject: PackageResources.unclear_environment_object_md
    case .underscoredNameTaken: PackageResources.underscored_name_taken_md
    case .unobservedState: PackageResources.unobserved_state_md
    case .unsupportedDeclaration: PackageResources.unsupported_declaration_md
    case .updatesNotLimited: PackageResources.updates_not_limited_md
    case .usedInContext: PackageResources.used_in_context_md
    case .wrappedStorageAnnounced: PackageResources.wrapped_storage_announced_md
    case .wrapperAsType: PackageResources.wrapper_as_type_md
    case .wrapperInModelIgnored: PackageResources.wrapper_in_model_ignored_md
    case .wrapperStorageUsed: PackageResources.wrapper_storage_used_md
    }
  }
}
