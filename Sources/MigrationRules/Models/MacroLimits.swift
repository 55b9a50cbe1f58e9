import MigrationPlanning
import SwiftModel

/// Variables that the `@Observable` macro cannot turn into tracked properties.
enum MacroLimits {
  struct Problem {
    let id: DiagnosticID
    let message: String
  }

  /// The reason why a variable that should be tracked cannot be.
  static func problem(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Problem? {
    if variable.isBackticked {
      return Problem(
        id: .backtickedProperty,
        message: "the macro cannot take the back-ticked name '`\(variable.name)`'; rename the property first")
    }
    if variable.modifiers.contains(named: "open") {
      return Problem(
        id: .openStoredProperty,
        message: "the macro cannot take the 'open' stored property '\(variable.name)'; make it 'public' first"
      )
    }
    if variable.attributes.contains(where: { $0.name == ["usableFromInline"] }) {
      return Problem(
        id: .openStoredProperty,
        message:
          "the macro cannot take the '@usableFromInline' property '\(variable.name)'; take the attribute away first"
      )
    }
    if let name = variable.attributes.first(where: {
      $0.name == ["objc"] && $0.range.count > "@objc".utf8.count
    }) {
      return Problem(
        id: .unsupportedDeclaration,
        message:
          "the macro would give its storage the Objective-C name of '\(variable.name)' too; take the name out of '\(model.quotation(name.range, in: subject.id.file))' first"
      )
    }
    if variable.hasCommentInside {
      return Problem(
        id: .unsupportedDeclaration,
        message:
          "a comment inside the declaration of '\(variable.name)' would swallow a part of the macro's code; move it first"
      )
    }
    if model.index.isSwift6(subject.id.file), isIsolatedAlone(variable, in: model.index[subject.id]),
      WrittenInitializer.edit(for: subject, model) == nil
    {
      return Problem(
        id: .isolatedProperty, message: isolationMessage(of: variable))
    }
    if variable.hasObservers
      || model.index.isSwift6(subject.id.file) && !hasInitializer(model.index[subject.id]),
      let requirement = isolatingRequirement(of: variable, in: subject, model)
    {
      return Problem(
        id: .isolatedProperty,
        message:
          "'\(variable.name)' is isolated as '\(requirement)' requires it, and its storage would not be; write the attribute on it, or isolate the class"
      )
    }
    if hasUnderscoredTwin(variable, in: subject, model) {
      return Problem(
        id: .underscoredNameTaken,
        message: "the macro needs the name '_\(variable.name)', which is taken; rename that member first")
    }
    return nil
  }

  static func isolationMessage(of variable: VariableFact) -> String {
    "'\(variable.name)' is isolated while the class is not, and in Swift 6 mode the implicit initializer could not set it once it is tracked; isolate the class, or write 'init() {}'"
  }

  /// Whether the variable has a global actor and the class has neither one nor a written initializer.
  static func isIsolatedAlone(_ variable: VariableFact, in fact: TypeFact) -> Bool {
    variable.attributes.contains(where: \.isActor) && !fact.attributes.contains(where: \.isActor)
      && !hasInitializer(fact)
  }

  private static func hasInitializer(_ fact: TypeFact) -> Bool {
    fact.functions.contains { $0.kind == .initializer }
  }

  /// The protocol of the sources whose requirement isolates a variable without an attribute of its own to an actor. The
  /// class itself has to declare the conformance.
  private static func isolatingRequirement(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> String? {
    let fact = model.index[subject.id]
    if variable.attributes.contains(where: \.isActor) { return nil }
    let scope = LookupScope(file: subject.id.file, enclosingType: fact.parent)
    let written = (fact.inheritance?.entries ?? []).flatMap(\.type.boundParts)
      .flatMap { model.index.resolveBound($0, in: scope).declarations }
    let requiring = (written + written.flatMap(model.index.allRefinedProtocols)).first { declaration in
      model.index[declaration].kind == .protocol
        && model.index[declaration].variables.contains {
          $0.name == variable.name && $0.attributes.contains(where: \.isActor)
        }
    }
    return requiring.flatMap { MainActorNotes.isIsolated(subject.id, model) ? nil : model.name(of: $0) }
  }

  static func hasUnderscoredTwin(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    let twin = "_" + variable.name
    if !model.index.variables(named: twin, of: subject.id).isEmpty { return true }
    return model.index.declarations(of: subject.id).contains { declaration in
      let fact = model.index[declaration]
      return fact.functions.contains { $0.kind == .function && $0.name == twin }
        || fact.typeAliases.contains { $0.name == twin }
        || model.index.hasNestedType(named: twin, in: declaration)
    }
  }

  /// Whether an attribute is, or may be, a property wrapper.
  static func isWrapper(
    _ attribute: AttributeFact, at type: TypeID, _ model: ProjectModel, besides known: AppleName? = nil
  ) -> Bool {
    guard let last = attribute.name.last, last != known?.rawValue, !plainAttributes.contains(last) else {
      return false
    }
    if last.hasSuffix("Actor") { return false }
    let resolved = model.index.resolve(attribute.type, in: LookupScope(inside: type))
    if case .project(let id, _) = resolved {
      // Other types cannot be attributes: one of that name shares it with a macro.
      return !model.index[id].attributes.contains {
        $0.name == ["globalActor"] || $0.name == ["resultBuilder"]
      }
    }
    return last.first?.isUppercase == true || last.hasPrefix("_")
  }

  /// Whether the macro already ignores a variable.
  static func isIgnored(_ variable: VariableFact) -> Bool {
    variable.attributes.contains {
      $0.name.last == "ObservationIgnored" || $0.name.last == "ObservationTracked"
    }
  }

  /// Attributes of the language and of Interface Builder, which are no wrappers.
  private static let plainAttributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "available", "MainActor", "IBOutlet", "IBInspectable", "GKInspectable",
    "NSCopying", "inlinable", "usableFromInline", "preconcurrency", "Sendable", "ObservationIgnored",
    "ObservationTracked", "backDeployed", "exclusivity", "_documentation", "_spi", "IBAction", "NSManaged",
    "discardableResult", "warn_unqualified_access", "storageRestrictions",
  ]
}
