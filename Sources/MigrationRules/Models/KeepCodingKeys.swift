import MigrationPlanning
import SourceText
import SwiftModel

/// Preserves the keys of synthesized coding. The compiler derives them from the stored variables, which the macro
/// renames.
///
/// ```swift
/// class Trip: ObservableObject, Codable {
///   var title = ""
/// }
/// ```
/// becomes
/// ```swift
/// @Observable
/// class Trip: Codable {
///   var title = ""
///
///   enum CodingKeys: String, CodingKey {
///     case _title = "title"
///   }
/// }
/// ```
///
/// To be reviewed, as stored data depends on it. Blocks with `synthesized-coding`.
enum KeepCodingKeys {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.compactMap { subject in
      guard context.model.needsMacro(subject),
        let coding = SynthesizedCoding(of: subject, in: context)
      else { return nil }
      return rewrite(of: subject, coding, context)
    }
  }

  private static func rewrite(
    of subject: ObservableTypes.Subject, _ coding: SynthesizedCoding, _ context: RuleContext
  ) -> Rewrite {
    let fact = context.index[subject.id]
    let name = context.name(of: subject.id)
    let place = fact.nameRange.lowerBound
    if let variable = publishedVariable(in: subject, coding, context) {
      return .blocked(
        [subject.id],
        context.diagnostic(
          .synthesizedCoding, at: variable.nameRange.lowerBound, in: subject.id.file,
          "how '\(variable.name)' of '\(name)' is coded, an extension of 'Published' says, whose format would be lost; write 'init(from:)' and 'encode(to:)' first"
        ))
    }
    guard coding.isWhole, !hasRelatives(subject, context), let edits = edits(for: subject, coding, context)
    else {
      return .blocked(
        [subject.id],
        context.diagnostic(
          .synthesizedCoding, at: place, in: subject.id.file,
          "'\(name)' has synthesized '\(coding.name)' conformance, whose keys the macro would change; write 'CodingKeys', 'init(from:)' and 'encode(to:)' first"
        ))
    }
    let note = context.diagnostic(
      .codingKeysKept, at: place, in: subject.id.file,
      "'CodingKeys' keep the names under which '\(name)' is encoded and decoded; a new variable needs a case there"
    )
    return Rewrite.edits(edits.edits, of: [subject.id], in: edits.file, notes: [note], counts: .use)
      .reviewed(
        otherwise: context.diagnostic(
          .synthesizedCoding, at: place, in: subject.id.file,
          "'\(name)' has synthesized '\(coding.name)' conformance, whose keys the macro would change; with '--best-effort' its 'CodingKeys' keep them, or write 'init(from:)' and 'encode(to:)'"
        ))
  }

  /// A published variable that is coded through its wrapper, which only handwritten code makes `Codable`.
  private static func publishedVariable(
    in subject: ObservableTypes.Subject, _ coding: SynthesizedCoding, _ context: RuleContext
  ) -> VariableFact? {
    let keys = coding.keys.map { context.index[$0].enumCases.map(\.name) }
    return context.index[subject.id].variables.first {
      context.isPublished($0, in: subject.id) && keys?.contains($0.name) ?? true
    }
  }

  private static func hasRelatives(_ subject: ObservableTypes.Subject, _ context: RuleContext) -> Bool {
    context.index.superclass(of: subject.id) != nil
      || !context.types.directSubclasses(of: subject.id).isEmpty
  }

  // MARK: Edits

  private struct FileEdits {
    let file: Int
    let edits: [SourceEdit]
  }

  private static func edits(
    for subject: ObservableTypes.Subject, _ coding: SynthesizedCoding, _ context: RuleContext
  ) -> FileEdits? {
    let variables = context.index[subject.id].variables.filter { $0.isStored && !$0.isStatic }
    guard
      !variables.contains(where: { $0.isConditional || $0.isLazy || $0.isTuplePattern || $0.isBackticked })
    else { return nil }
    let renamed = variables.filter { context.isTracked($0, in: subject.id) }
      .reduce(into: [String: String]()) { names, variable in
        let storage = context.tracking.announcedStorage(of: variable, in: subject)
        names[variable.name] = storage?.name ?? "_" + variable.name
      }
    guard let keys = coding.keys else {
      return FileEdits(
        file: subject.id.file, edits: [insertion(for: variables, renamed: renamed, into: subject.id, context)]
      )
    }
    return renaming(keys, renamed, context).map { FileEdits(file: keys.file, edits: $0) }
  }

  /// Inserts behind the last stored variable.
  private static func insertion(
    for variables: [VariableFact], renamed: [String: String], into type: TypeID, _ context: RuleContext
  ) -> SourceEdit {
    let source = context.source(type.file)
    guard let last = variables.max(by: { $0.declarationRange.upperBound < $1.declarationRange.upperBound })
    else { return insertionOfNoKeys(into: type, source, context) }
    let place = last.declarationRange.upperBound
    let cases = variables.map { variable in
      renamed[variable.name].map { "\($0) = \"\(variable.name)\"" } ?? variable.name
    }
    let declaration = "enum CodingKeys: String, CodingKey {"
    guard let end = endOfLine(behind: place, in: source) else {
      return source.inserting("; \(declaration) case \(cases.joined(separator: ", ")) }", at: place)
    }
    let ending = source.lineEnding(near: place)
    let first = last.declarationRange.lowerBound
    let outer = source.indentation(at: first)
    let unit = source.indentationUnit(at: first)
    let lines = ["", declaration] + cases.map { "\(unit)case \($0)" } + ["}"]
    return source.inserting(lines.map { ending + ($0.isEmpty ? "" : outer + $0) }.joined(), at: end)
  }

  /// Inserts empty keys at the start of a class without variables.
  private static func insertionOfNoKeys(
    into type: TypeID, _ source: SourceFile, _ context: RuleContext
  ) -> SourceEdit {
    let place = context.index[type].memberBlockRange.lowerBound + 1
    let declaration = "enum CodingKeys: CodingKey {}"
    guard let end = endOfLine(behind: place, in: source) else {
      let next = source.textWithoutOuterBlanks(
        in: place..<source.lines.lineRange(containing: place).upperBound)
      return source.inserting(" " + declaration + (next.hasPrefix("}") ? " " : ";"), at: place)
    }
    let indentation = source.indentation(at: source.lines.lineRange(containing: place).upperBound)
    return source.inserting(source.lineEnding(near: place) + indentation + declaration, at: end)
  }

  /// The end of the line, including a comment; nil if other code or the end of the class is on it.
  private static func endOfLine(behind place: Int, in source: SourceFile) -> Int? {
    let line = source.lines.lineRange(containing: place)
    let rest = source.textWithoutOuterBlanks(in: place..<line.upperBound)
    guard rest.isEmpty || rest == ";" || rest.hasPrefix("//") else { return nil }
    return source.endOfText(onLineOf: place)
  }

  /// Renames `case title` to `case _title = "title"`, in an enum of strings, or one that can become one.
  private static func renaming(_ keys: TypeID, _ renamed: [String: String], _ context: RuleContext)
    -> [SourceEdit]?
  {
    let fact = context.index[keys]
    let source = context.source(keys.file)
    guard let clause = fact.inheritance, fact.enumCases.allSatisfy({ $0.payload.isEmpty }),
      fact.variables.isEmpty, fact.functions.isEmpty
    else { return nil }
    let names = clause.entries.compactMap { $0.type.dottedName?.last }
    guard names.contains("String") || names == ["CodingKey"] else { return nil }
    var edits: [SourceEdit] = []
    if !names.contains("String") {
      edits.append(source.inserting("String, ", at: clause.entries[0].range.lowerBound))
    }
    for element in fact.enumCases {
      guard let storage = renamed[element.name] else { continue }
      let value = element.rawValueRange == nil ? " = \"\(element.name)\"" : ""
      edits.append(source.replacing(element.nameRange, with: storage + value))
    }
    return edits
  }
}

/// The part of a class's coding that the compiler synthesizes.
struct SynthesizedCoding {
  /// The protocol that the class conforms to.
  let name: String
  /// The enum of its keys, if it has one.
  let keys: TypeID?
  /// Whether no handwritten code uses the keys.
  let isWhole: Bool

  /// Nil if all coding is handwritten, or the keys do not change.
  init?(of subject: ObservableTypes.Subject, in context: RuleContext) {
    let declarations = context.index.declarations(of: subject.id)
    let facts = declarations.map { context.index[$0] }
    let refined = context.index.allRefinedProtocols(of: subject.id)
    let conformances = (declarations + refined).flatMap { Self.protocolNames(of: $0, context) }
      .filter { ["Codable", "Encodable", "Decodable"].contains($0) }
    let functions = facts.flatMap(\.functions)
    let decodes = functions.contains { $0.kind == .initializer && $0.parameters.first?.label == "from" }
    let encodes = functions.contains { $0.name == "encode" && $0.parameters.first?.label == "to" }
    let stores = context.index[subject.id].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
    keys = Self.keys(in: declarations, context)
    // Without keys of its own, even a class of constants would encode the macro's registrar.
    if !stores, keys != nil || !conformances.contains(where: { $0 != "Decodable" }) { return nil }
    let name = conformances.first { name in
      switch name {
      case "Codable": !decodes || !encodes
      case "Decodable": !decodes
      default: !encodes
      }
    }
    guard let name else { return nil }
    self.name = name
    isWhole = !decodes && !encodes && facts.allSatisfy { $0.mentionCounts["CodingKeys"] == nil }
  }

  private static func keys(in declarations: [TypeID], _ context: RuleContext) -> TypeID? {
    for declaration in declarations {
      let types = context.index.files[declaration.file].types
      if let index = types.firstIndex(where: { $0.parent == declaration.index && $0.name == ["CodingKeys"] })
      {
        return TypeID(file: declaration.file, index: index)
      }
    }
    return nil
  }

  /// The names of the protocols in a declaration's inheritance clause, including those behind type aliases.
  private static func protocolNames(of declaration: TypeID, _ context: RuleContext) -> [String] {
    let fact = context.index[declaration]
    let scope = LookupScope(file: declaration.file, enclosingType: fact.parent)
    return (fact.inheritance?.entries ?? []).flatMap(\.type.boundParts).flatMap { part in
      context.index.resolveBound(part, in: scope).externalNames
    }
  }
}

extension ResolvedType {
  fileprivate var externalNames: [String] {
    switch self {
    case .external(let name, _): [name.last ?? ""]
    case .existential(let parts): parts.flatMap(\.externalNames)
    default: []
    }
  }
}
