import MigrationPlanning
import SourceText
import SwiftModel

/// Reads an object from the environment by its type.
///
/// ```swift
/// @EnvironmentObject private var library: Library
/// var body: some View { Toggle("…", isOn: $library.isOpen) }
/// ```
/// becomes
/// ```swift
/// @Environment(Library.self) private var library
/// var body: some View {
///   @Bindable var library = library
///   Toggle("…", isOn: $library.isOpen)
/// }
/// ```
///
/// Where no statement can be put before the use, `$library.isOpen` becomes `Bindable(library).isOpen`. Where the sources
/// show the view without the object, that is optional, and unwrapped where it is read. Blocks
/// with `property-named-like-type`, `environment-storage-assigned` and `projection-passed-whole`.
enum ReplaceEnvironmentObject {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let properties = context.properties.filter { $0.wrapper == .environmentObject }
    let unread = LostUpdates(in: context.model, for: properties, besides: context.unannounced)
    let reads = EnvironmentReads(
      unread: unread, reach: EnvironmentReach(in: context.model), in: context.model)
    return properties.flatMap { property -> [Rewrite] in
      guard !property.subjects.isEmpty else {
        return UnclearProperties.rewrites(of: property, in: context.model)
      }
      if property.mayHaveNone {
        return [optionalDeclaration(of: property, context)] + uses(of: property, isOptional: true, context)
      }
      let absence = reads.absence(of: property)
      return [declaration(of: property, absence, reads, context)]
        + uses(of: property, isOptional: absence.isOptional, context)
        + unwraps(of: property, absence, context)
        + reads.rewrites(for: property, isOptional: absence.isOptional, context)
    }
  }

  private static func uses(
    of property: WrappedProperty, isOptional: Bool, _ context: RuleContext
  ) -> [Rewrite] {
    (context.uses.storageUses[property.id] ?? []).map { storage($0, of: property, context) }
      + (context.uses.projections[property.id] ?? []).map { projection($0, of: property, context) }
      + unclearProjections(of: property, context) + memberwiseArguments(for: property, context)
      + bodyReads(through: property, isOptional: isOptional, context)
  }

  /// `let _ = library?.isOpen`
  private static func bodyReads(
    through property: WrappedProperty, isOptional: Bool, _ context: RuleContext
  ) -> [Rewrite] {
    guard let body = context.unannounced.readingBodies[property.id] else { return [] }
    return body.rewrites(for: property, isOptional: isOptional)
  }

  /// `library!.isOpen`
  private static func unwraps(
    of property: WrappedProperty, _ absence: EnvironmentReads.Absence, _ context: RuleContext
  ) -> [Rewrite] {
    guard case .optional(let reads) = absence else { return [] }
    return reads.map { located in
      let end = located.use.offset + property.variable.name.utf8.count
      return .edits(
        [context.source(located.file).inserting("!", at: end)], of: property.subjects, in: located.file,
        counts: .use)
    }
  }

  /// `LibraryView(library: .init())`: the memberwise initializer takes the wrapper itself. A new one is the default, so
  /// the argument goes.
  private static func memberwiseArguments(
    for property: WrappedProperty, _ context: RuleContext
  ) -> [Rewrite] {
    let declaration = property.id.declaration
    let fact = context.index[declaration]
    guard property.variable.accessLevel != .private, fact.kind == .struct, let type = fact.name.last,
      !fact.functions.contains(where: { $0.kind == .initializer })
    else { return [] }
    let name = property.variable.name
    return context.index.files(mentioning: type).flatMap { file -> [Rewrite] in
      // Another type may have the name.
      let scope = LookupScope(file: file, enclosingType: nil)
      guard case .project(declaration, _) = context.index.resolve(.name(type), in: scope) else { return [] }
      return FactsReader.arguments(labeled: name, whereMade: type, in: context.source(file)).map {
        memberwiseArgument($0, for: property, in: file, context)
      }
    }
  }

  private static func memberwiseArgument(
    _ argument: LabeledArgument, for property: WrappedProperty, in file: Int, _ context: RuleContext
  ) -> Rewrite {
    let declaration = property.id.declaration
    let source = context.source(file)
    // An initializer in an extension may take something else by this name.
    let isMemberwise = !context.index.declarations(of: declaration).contains { part in
      context.index[part].functions.contains { $0.kind == .initializer }
    }
    if isMemberwise, mayGo(argument, in: source) {
      return .edits(
        [source.replacing(argument.removal, with: "")], of: property.subjects, in: file, counts: .use)
    }
    return .blocked(
      property.subjects,
      context.diagnostic(
        .environmentStorageAssigned, at: argument.value.lowerBound, in: file,
        "'\(context.index[declaration].name.last ?? "")' is made with an 'EnvironmentObject' for '\(property.variable.name)' here, and '@Environment' has no counterpart; leave the argument out"
      ))
  }

  /// A new wrapper, without a comment. Two of them in one call share a comma.
  private static func mayGo(_ argument: LabeledArgument, in source: SourceFile) -> Bool {
    let removed = source.text(in: argument.removal)
    let isNew = source.text(in: argument.value) == ".init()"
    return isNew && !argument.isBesideSuchCall && !removed.contains("//") && !removed.contains("/*")
  }

  private static func declaration(
    of property: WrappedProperty, _ absence: EnvironmentReads.Absence, _ reads: EnvironmentReads,
    _ context: RuleContext
  ) -> Rewrite {
    let variable = property.variable
    let source = context.source(property.file)
    guard let type = variable.typeRange ?? property.attribute.genericArgumentsRange,
      property.attribute.arguments?.arguments.isEmpty != false, variable.initializerRange == nil,
      case .named(let name)? = variable.type
    else {
      return .blocked(property.subjects, UnclearProperties.diagnostic(of: property, context.model))
    }
    if name.last?.name == variable.name {
      return .blocked(
        property.subjects,
        context.diagnostic(
          .propertyNamedLikeType, at: variable.nameRange.lowerBound, in: property.file,
          "'\(variable.name)' is named like its type, which '@Environment(\(variable.name).self)' would mean; rename the property first"
        ))
    }
    let scope = LookupScope(inside: property.id.declaration)
    let wrapper =
      property.attribute.name.count > 1 ? "Environment" : context.model.swiftUIName("Environment", at: scope)
    let old = property.attribute.nameRange.lowerBound..<property.attribute.range.upperBound
    var edits = [source.replacing(old, with: "\(wrapper)(\(source.text(in: type)).self)")]
    if absence.isOptional {
      let optional = variable.typeRange.map { source.inserting("?", at: $0.upperBound) }
      edits.append(
        optional ?? source.inserting(": \(source.text(in: type))?", at: variable.nameRange.upperBound))
    } else if let annotation = variable.annotationRange {
      let start =
        source.isBlank(variable.nameRange.upperBound..<annotation.lowerBound)
        ? variable.nameRange.upperBound : annotation.lowerBound
      edits.append(source.replacing(start..<annotation.upperBound, with: ""))
    }
    let rewrite = Rewrite.edits(
      edits, of: property.subjects, in: property.file,
      notes: (absence.isOptional ? [] : reads.notes(for: property))
        + MainActorNotes.notes(for: property, in: context.model),
      counts: .use)
    if case .obstacle(let diagnostic) = absence { return rewrite.reviewed(otherwise: diagnostic) }
    return rewrite
  }

  /// `@EnvironmentObject.Optional var library: Library?`
  private static func optionalDeclaration(of property: WrappedProperty, _ context: RuleContext) -> Rewrite {
    let scope = LookupScope(inside: property.id.declaration)
    guard case .optional(.named(let name))? = property.variable.type, let range = property.variable.typeRange,
      context.text(range, in: property.file).hasSuffix("?"), name.last?.name != property.variable.name,
      property.attribute.arguments?.arguments.isEmpty != false, property.variable.initializerRange == nil
    else { return .blocked(property.subjects, UnclearProperties.diagnostic(of: property, context.model)) }
    let type = context.text(range, in: property.file).dropLast()
    let wrapper = context.model.swiftUIName("Environment", at: scope)
    return .edits(
      [
        context.source(property.file).replacing(
          property.attribute.range, with: "@\(wrapper)(\(type).self)")
      ],
      of: property.subjects, in: property.file,
      notes: MainActorNotes.notes(for: property, in: context.model), counts: .use)
  }

  private static func storage(
    _ located: Located<StorageUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    switch use.form {
    case .wrappedValue: return located.rewriteToObject(of: property, context.model)
    default:
      if let rewrite = CopiedStorage.rewrite(of: located, property, context) { return rewrite }
      return .blocked(
        property.subjects,
        context.diagnostic(
          .environmentStorageAssigned, at: use.range.lowerBound, in: located.file,
          "'_\(use.name)' is used as an 'EnvironmentObject', and '@Environment' has no counterpart; use '\(use.name)' itself"
        ))
    }
  }

  // MARK: Bindings

  private static func projection(
    _ located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    if use.isOfStorage { return located.rewriteToBindable(of: property, context.model) }
    if use.isWhole || use.isKeyPath {
      return PassedProjection.rewrite(of: located, of: property, context.model)
    }
    if let builder = use.builder, isBuilder(builder, use, located.file, context), use.base == nil,
      !use.isShadowed, !property.variable.isConditional, !builder.declaredNames.contains(use.name),
      !isCapturedConcurrently(use, located.file, context)
    {
      let bindable = context.model.bindableName(for: property)
      let statement = "@\(bindable) var \(property.writtenName) = \(property.writtenName)"
      return .edits(
        [source.inserting([statement], before: builder.firstStatement)],
        of: property.subjects, in: located.file, counts: .use)
    }
    return located.rewriteToBindable(of: property, context.model)
  }

  /// A body that SwiftUI builds: of a view, scene, modifier or style, or with a builder attribute of its own.
  /// A local variable could not be captured there, as the property can.
  private static func isCapturedConcurrently(
    _ use: ProjectionUse, _ file: Int, _ context: RuleContext
  ) -> Bool {
    use.enclosingType.map { context.index.files[file].types[$0].concurrentMentions.contains(use.name) }
      ?? false
  }

  private static func isBuilder(
    _ builder: BuilderBodyFact, _ use: ProjectionUse, _ file: Int, _ context: RuleContext
  ) -> Bool {
    if builder.hasBuilderAttribute { return true }
    guard builder.declarationName == "body", let index = use.enclosingType else { return false }
    // Of functions, only a modifier's `body(content: Content)`.
    let protocols = builder.isFunction ? ["ViewModifier"] : ProjectModel.builtProtocols
    if builder.isFunction, builder.parameterType != "Content" { return false }
    return context.index.owners(of: TypeID(file: file, index: index)).allSatisfy {
      context.model.conforms($0, toOneOf: protocols)
    }
  }

  private static func unclearProjections(of property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    (context.uses.unclearProjections[property.variable.name] ?? []).filter {
      context.index.mayUse(property.file, from: $0.file)
    }.map { located in
      .blocked(
        property.subjects,
        context.diagnostic(
          .projectionPassedWhole, at: located.use.range.lowerBound, in: located.file,
          "'\(context.quotation(located.use.range, in: located.file))' may be a binding of '\(property.variable.name)', which '@Environment' does not give: the type of what stands before the '$' is not clear; write it out"
        ))
    }
  }
}
