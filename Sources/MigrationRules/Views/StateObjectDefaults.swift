import MigrationPlanning
import SourceText
import SwiftModel

/// Defaults of properties that initializers also assign: it depends on the version of Xcode which value `@State` takes.
enum StateObjectDefaults {
  /// An inline default beside assignments in initializers.
  static func rewrites(of property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    guard let initial = property.variable.initializerRange, let owner = context.index.owner(of: property.id)
    else {
      return []
    }
    let assignments = (context.uses.storageUses[property.id] ?? []).filter(\.use.isInitialization)
    if assignments.isEmpty { return [] }
    let assigned = Set(assignments.filter(\.use.isUnconditional).compactMap(\.initializer))
    let touched = Set(assignments.compactMap(\.initializer))
    let all = context.index.initializers(of: owner)
    let source = context.source(property.file)
    let others = all.filter { !$0.function.delegates && !assigned.contains($0.location) }
    // Without a written one, the memberwise initializer relies on the default.
    let hasMemberwise = !context.index[owner].functions.contains { $0.kind == .initializer }
    let isReassigned = all.contains { $0.function.delegates && touched.contains($0.location) }
    // A function other than an initializer replaces the value assigned before.
    let isReplaced = assignments.contains { $0.initializer == nil }
    guard !hasMemberwise, !isReassigned, !isReplaced,
      !others.contains(where: { touched.contains($0.location) }),
      let moved = movingDefault(of: property, into: others, source, context)
    else {
      return [
        .blocked(
          property.subjects,
          context.diagnostic(
            .stateDefaultAndInitializer, at: initial.lowerBound, in: property.file,
            "'\(property.variable.name)' has a default that only some initializers replace, and with the '@State' of Xcode 27 the default wins; assign it in every initializer, or in none"
          ))
      ]
    }
    let start = source.startOfBlanks(before: initial.lowerBound)
    var edits = [source.replacing(start..<initial.upperBound, with: "")]
    if property.variable.type == nil {
      guard property.type.declarations.count == 1 else {
        return [.blocked(property.subjects, UnclearProperties.diagnostic(of: property, context.model))]
      }
      let type = context.name(of: property.type.declarations[0])
      edits = [source.replacing(start..<initial.upperBound, with: ": " + type)]
    }
    let notes =
      moved.isEmpty
      ? []
      : EagerStateNotes(in: context).notes(forMovedDefaultOf: property)
    return [.edits(edits + moved, of: property.subjects, in: property.file, notes: notes)]
  }

  /// Assigns the default at the end of the initializers that relied on it; nil where that cannot be done.
  private static func movingDefault(
    of property: WrappedProperty, into initializers: [LocatedInitializer],
    _ source: SourceFile, _ context: RuleContext
  ) -> [SourceEdit]? {
    guard let value = property.variable.initializerValueRange else { return nil }
    var edits: [SourceEdit] = []
    let state = context.model.swiftUIName("State", at: LookupScope(inside: property.id.declaration))
    let statement = "_\(property.variable.name) = \(state)(wrappedValue: \(source.text(in: value)))"
    let words = Set(source.text(in: value).identifiers)
    let members = membersOfWhole(around: property, context)
    for initializer in initializers {
      let function = initializer.function
      // The names of the default have to mean the same there, and the edit has to be in the same file.
      guard let body = function.bodyRange, initializer.location.file == property.file,
        words.isDisjoint(with: function.parameters.map(\.name)),
        words.isDisjoint(with: source.text(in: body).declaredNames),
        !source.text(in: body).contains("return"), !source.text(in: value).contains("\n"),
        !usesWhole(source.text(in: body), members.subtracting(function.parameters.map(\.name)))
      else { return nil }
      let brace = body.upperBound - 1
      let inside = body.lowerBound + 1..<brace
      let indentation = source.indentation(at: function.range.lowerBound)
      let ending = source.lineEnding(near: function.range.lowerBound)
      let unit = Self.indentation(inside: property, source, context)
      if source.isBlank(inside), !source.isFirstOnLine(function.range.lowerBound) {
        edits.append(source.replacing(body, with: "{ " + statement + " }"))
      } else if source.isBlank(inside) {
        let text = "{" + ending + indentation + unit + statement + ending + indentation + "}"
        edits.append(source.replacing(body, with: text))
      } else if source.isFirstOnLine(brace) {
        let start = source.startOfBlanks(before: brace)
        edits.append(source.inserting(indentation + unit + statement + ending, at: start))
      } else {
        let end = source.startOfBlanks(before: brace)
        guard end > body.lowerBound, !source.hasText("/", before: end) else { return nil }
        edits.append(source.inserting("; " + statement, at: end))
      }
    }
    return edits
  }

  /// How far the members of a type are indented in it.
  private static func indentation(
    inside property: WrappedProperty, _ source: SourceFile, _ context: RuleContext
  ) -> String {
    let outer = source.indentation(at: context.index[property.id.declaration].range.lowerBound)
    let inner = source.indentation(at: property.attribute.range.lowerBound)
    return inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : inner
  }

  /// The members usable only after full initialization: all but plain stored variables.
  static func membersOfWhole(around property: WrappedProperty, _ context: RuleContext) -> Set<String> {
    let declarations = context.index.owner(of: property.id).map(context.index.declarations(of:)) ?? []
    return Set(
      declarations.flatMap { declaration in
        context.index[declaration].functions.filter { !$0.isStatic }.map(\.name)
          + context.index[declaration].variables.filter { !$0.isStatic }
          .filter { !$0.isStored || !$0.attributes.isEmpty }.map(\.name)
      })
  }

  /// Whether the body of an initializer uses the value as a whole, which it cannot while a variable has none.
  private static func usesWhole(_ body: String, _ members: Set<String>) -> Bool {
    let isAssigned = /self\s*\.\s*\w+\s*=(?!=)/
    return !members.isDisjoint(with: body.identifiers)
      || body.replacing(isAssigned, with: "").identifiers.contains("self")
  }
}

/// An initializer with its place.
struct LocatedInitializer {
  let function: FunctionFact
  let location: SourceLocation
}

extension ProjectIndex {
  /// The initializers of a type, including those in extensions.
  fileprivate func initializers(of type: TypeID) -> [LocatedInitializer] {
    declarations(of: type).flatMap { declaration in
      self[declaration].functions.filter { $0.kind == .initializer }.map { function in
        LocatedInitializer(
          function: function,
          location: SourceLocation(file: declaration.file, offset: function.range.lowerBound))
      }
    }
  }
}

extension Located<StorageUse> {
  /// The initializer that the use stands in.
  fileprivate var initializer: SourceLocation? {
    use.initializerOffset.map { SourceLocation(file: file, offset: $0) }
  }
}

extension String {
  /// The words of some code, in order.
  fileprivate var identifiers: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The words after `let` and `var`.
  fileprivate var declaredNames: [String] {
    let words = identifiers
    return zip(words, words.dropFirst()).filter { ["let", "var"].contains($0.0) }.map(\.1)
  }
}
