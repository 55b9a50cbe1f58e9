import EffectAnalysis
package import MigrationPlanning
import SourceText
package import SwiftModel

/// Says what stands in a line: what it declares or, where that is nothing, names; who holds the objects, and what reads
/// and changes the variables. For somebody who wants to know why a rule decides as it does.
package struct LineFactsReader {
  private let context: RuleContext
  private let file: Int
  /// Of the line.
  private let line: Range<Int>

  /// - Parameter offset: any offset in the line.
  package init(at offset: Int, in file: Int, of context: RuleContext) {
    self.context = context
    self.file = file
    line = context.source(file).lines.lineRange(containing: offset)
  }

  package var subjects: [LineFacts.Subject] {
    let declared = declaredTypes.map(subject) + declaredVariables.map(subject)
    return declared.isEmpty ? namedVariables.map(subject) : declared
  }

  /// What a rule does in the line; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - reviewed: whether rewrites are made that are to be reviewed.
  ///   - moved: the types that move; what is not done then is not said.
  package func statement(of rule: Rule, reviewed: Bool, moved: Set<TypeID>) -> LineFacts.Statement? {
    let rewrites = rule.rewrites(in: context).map { reviewed ? $0 : $0.withoutReview }
      .filter { $0.isInEffect(moving: moved) }
    let edits = rewrites.filter { $0.file == file }.flatMap { rewrite -> [SourceEdit] in
      guard case .edits(let edits) = rewrite.outcome else { return [] }
      return edits.filter { line.contains($0.range.lowerBound) }
    }
    let diagnostics = rewrites.flatMap { rewrite -> [Diagnostic] in
      guard case .blocked(let diagnostic) = rewrite.outcome else { return rewrite.notes }
      return [diagnostic]
    }.filter { $0.location.file == file && line.contains($0.location.offset) }
    if edits.isEmpty, diagnostics.isEmpty { return nil }
    return LineFacts.Statement(
      rule: rule.rawValue, edits: edits.map(description).uniqued(),
      diagnostics: diagnostics.uniqued())
  }

  private func description(of edit: SourceEdit) -> String {
    let old = context.text(edit.range, in: file).quotedInOneLine
    let new = edit.replacement.quotedInOneLine
    if old.isEmpty { return "'\(new)' is put in" }
    return new.isEmpty ? "'\(old)' goes" : "'\(old)' becomes '\(new)'"
  }

  // MARK: What stands there

  private var declaredTypes: [TypeID] {
    context.index.files[file].types.indices.map { TypeID(file: file, index: $0) }.filter {
      line.contains(context.index[$0].nameRange.lowerBound)
    }
  }

  private var declaredVariables: [VariableID] {
    context.index.files[file].types.indices.map { TypeID(file: file, index: $0) }.flatMap { type in
      context.index[type].variables.indices.map { VariableID(declaration: type, index: $0) }
    }.filter { line.contains(context.index[$0].nameRange.lowerBound) }
  }

  /// The variables of observable types, and those that hold their objects.
  private var namedVariables: [VariableID] {
    let region = CodeRegion(file: file, range: line)
    let effects = context.references.effects(in: [region]) { _ in true }[region] ?? []
    let variables = projectedVariables + effects.flatMap(variables(namedBy:))
    let relevant = variables.filter { !types(concernedBy: $0).isEmpty }
    return (relevant.isEmpty ? variables : relevant).uniqued()
  }

  /// Those whose `$x` or `_x` stands in the line.
  private var projectedVariables: [VariableID] {
    let projected = context.uses.projections.filter { _, uses in
      uses.contains { $0.file == file && line.contains($0.use.nameRange.lowerBound) }
    }
    let stored = context.uses.storageUses.filter { _, uses in
      uses.contains { $0.file == file && line.contains($0.use.nameRange.lowerBound) }
    }
    return (Array(projected.keys) + stored.keys).sorted()
  }

  private func variables(namedBy effect: Effect) -> [VariableID] { variables(namedBy: effect, in: file) }

  private func variables(namedBy effect: Effect, in file: Int) -> [VariableID] {
    context.calls.members(referredToBy: effect, in: file).compactMap { member in
      if case .variable(let id) = member { id } else { nil }
    }
  }

  // MARK: What is known of it

  private func subject(_ type: TypeID) -> LineFacts.Subject {
    let owners = context.index.owners(of: type).filter { context.types[$0] != nil }
    let kind = context.index[type].kind
    return LineFacts.Subject(
      "'\(context.name(of: type))' is a\(kind == .extension ? "n extension" : " \(kind.rawValue)")"
        + (owners.isEmpty ? ", and not observable" : ""),
      at: context.location(of: type), types: owners, holders: holders(of: owners))
  }

  private func subject(_ id: VariableID) -> LineFacts.Subject {
    let variable = context.index[id]
    let located = context.references.effects(on: [variable.name]).filter { located in
      variables(namedBy: located.use, in: located.file).contains(id)
    }
    let types = types(concernedBy: id)
    return LineFacts.Subject(
      summary(of: id), at: SourceLocation(file: id.declaration.file, offset: variable.nameRange.lowerBound),
      types: types,
      holders: holders(of: context.index.owners(of: id.declaration).filter { context.types[$0] != nil }),
      reads: steps(of: located.filter { !$0.use.mayChangeValue }, "reads '\(variable.name)'"),
      changes: steps(of: located.filter(\.use.mayChangeValue), "changes '\(variable.name)'"))
  }

  private func steps(of effects: [Located<Effect>], _ action: String) -> [TraceStep] {
    effects.map { context.model.step(at: SourceLocation(file: $0.file, offset: $0.use.offset), action) }
  }

  /// `'count' is a published variable of 'Counter', of type 'Int'`
  private func summary(of id: VariableID) -> String {
    let variable = context.index[id]
    let type = context.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration))
    let written = variable.type.map { "\($0)" } ?? name(of: type)
    return "'\(variable.name)' is \(kind(of: id)) of '\(context.name(of: id.declaration))'"
      + (written.map { ", of type '\($0)'" } ?? "")
  }

  private func name(of type: ResolvedType) -> String? {
    if case .external(let names, let arguments) = type, arguments.isEmpty {
      return names.joined(separator: ".")
    }
    return type.declarations.first.map { context.name(of: $0) }
  }

  private func kind(of id: VariableID) -> String {
    let variable = context.index[id]
    if variable.isComputed { return "a computed property" }
    if let attribute = variable.attributes.first(where: { !$0.isActor }) {
      return "an '@\(attribute.name.joined(separator: "."))' variable"
    }
    guard context.types[id.declaration]?.isProtocol == false else {
      return variable.isLet ? "a constant" : "a variable"
    }
    if variable.isLet || variable.isStatic { return variable.isLet ? "a constant" : "a static variable" }
    return context.isTracked(variable, in: id.declaration)
      ? "a variable, which the macro tracks," : "a variable, which the macro does not track,"
  }

  private func wrappedProperty(_ id: VariableID) -> WrappedProperty? {
    context.properties(of: id.declaration).first { $0.id == id }
  }

  /// The observable types that a variable belongs to, and those whose objects it holds.
  private func types(concernedBy id: VariableID) -> [TypeID] {
    let held =
      wrappedProperty(id)?.subjects
      ?? context.index.typeOfVariable(context.index[id], in: LookupScope(inside: id.declaration)).unwrapped
      .declarations
    return (context.index.owners(of: id.declaration) + held).filter { context.types[$0] != nil }
      .uniqued()
  }

  private func holders(of types: [TypeID]) -> [TraceStep] {
    context.properties.filter { !Set($0.subjects).isDisjoint(with: types) }.map { property in
      TraceStep(
        at: SourceLocation(file: property.file, offset: property.variable.nameRange.lowerBound),
        "'\(property.variable.name)' of '\(context.name(of: property.id.declaration))', "
          + "an '@\(property.attribute.name.joined(separator: "."))'")
    }
  }
}
