import MigrationPlanning
import SourceText
import SwiftModel

/// Bindings that lead through an object which tells of no change itself: `$editor.draft.title`, where `draft` holds a
/// plain object. To write to such a binding assigns the same object to `draft` again. That was published; a tracked
/// variable announces nothing then. `$editor.draft` does not lead through it, but what takes that may go on:
///
/// ```swift
/// DraftView(draft: $editor.draft)
/// @Binding var draft: Draft              // $draft.title is used
/// ```
enum ObjectBindings {
  /// A note at the first binding through each variable.
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    var seen: Set<VariableID> = []
    return context.properties.flatMap { property -> [Rewrite] in
      (context.uses.projections[property.id] ?? []).compactMap { located in
        guard let (id, held) = heldObject(on: located, of: property, context), seen.insert(id).inserted else {
          return nil
        }
        return .edits(
          [], of: property.subjects, in: located.file, notes: [note(at: located, id, held, context)])
      }
    }
  }

  private static func note(
    at located: Located<ProjectionUse>, _ variable: VariableID, _ held: TypeID, _ context: RuleContext
  ) -> Diagnostic {
    let (name, type) = (context.index[variable].name, context.name(of: held))
    return context.diagnostic(
      .equalValueNotAnnounced, at: located.use.range.lowerBound, in: located.file,
      "views are no longer told when a binding through '\(name)' is written, which assigns the same object to it again; make '\(type)' '@Observable', too"
    )
  }

  /// The variable that a binding leads through, and the class of the object that it holds.
  private static func heldObject(
    on located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> (VariableID, TypeID)? {
    guard case .member(let name) = located.use.continuation else { return nil }
    let source = context.source(located.file)
    let leadsOn = source.hasMember(behind: name, at: located.use.range.upperBound)
    guard leadsOn || source.endsPath(with: name, at: located.use.range.upperBound) else { return nil }
    for subject in property.subjects {
      for id in context.index.variables(named: name, of: subject) {
        let scope = LookupScope(inside: id.declaration)
        guard context.isPublished(context.index[id], in: id.declaration),
          case .project(let held, _) = context.index.typeOfVariable(context.index[id], in: scope),
          context.model.isPlainClass(held), leadsOn || isBoundElsewhere(held, context)
        else { continue }
        return (id, held)
      }
    }
    return nil
  }

  // MARK: What takes a binding of an object

  /// Whether a binding that leads through an object is made of some binding of such an object.
  private static func isBoundElsewhere(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.index.files.indices.contains { file in
      context.index.files[file].types.indices.contains { number in
        let declaration = TypeID(file: file, index: number)
        return context.index[declaration].variables.indices.contains {
          leadsOn(from: VariableID(declaration: declaration, index: $0), to: type, context)
        }
          || context.index[declaration].functions.contains {
            leadsOn(from: $0, in: declaration, to: type, context)
          }
      }
    }
  }

  /// `@Binding var draft: Draft`, `let draft: Binding<Draft>`
  private static func leadsOn(from id: VariableID, to type: TypeID, _ context: RuleContext) -> Bool {
    let (variable, scope) = (context.index[id], LookupScope(inside: id.declaration))
    if variable.attributes.contains(where: { $0.name.last == "Binding" }) {
      return context.index.typeOfVariable(variable, in: scope).isProject(type)
        && (context.uses.projections[id] ?? []).contains { located in
          if case .member(let name) = located.use.continuation { return !membersOfBinding.contains(name) }
          return false
        }
    }
    guard variable.isStored, isBinding(variable.type, of: type, in: scope, context) else { return false }
    return context.index.owners(of: id.declaration).flatMap(context.index.declarations(of:)).contains {
      leadsOn(from: variable.name, in: context.index[$0].range, of: $0.file, context)
    }
  }

  /// `func editor(of draft: Binding<Draft>)`
  private static func leadsOn(
    from function: FunctionFact, in declaration: TypeID, to type: TypeID, _ context: RuleContext
  ) -> Bool {
    function.parameters.contains {
      isBinding($0.type, of: type, in: LookupScope(inside: declaration), context)
        && leadsOn(from: $0.name, in: function.range, of: declaration.file, context)
    }
  }

  private static func leadsOn(
    from name: String, in range: Range<Int>, of file: Int, _ context: RuleContext
  ) -> Bool {
    let source = context.source(file)
    return source.mentions(name, in: range) { offset in
      source.member(behind: offset + name.utf8.count).map { !membersOfBinding.contains($0) } ?? false
    }
  }

  private static func isBinding(
    _ written: TypeExpression?, of type: TypeID, in scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    guard let written, written.dottedName?.last == "Binding",
      case .external(_, let arguments) = context.index.resolve(written, in: scope)
    else { return false }
    return arguments.count == 1 && arguments[0].isProject(type)
  }

  private static let membersOfBinding: Set<String> = [
    "wrappedValue", "projectedValue", "animation", "transaction",
  ]
}

extension ResolvedType {
  fileprivate func isProject(_ type: TypeID) -> Bool {
    if case .project(type, _) = self { return true }
    return false
  }
}

extension SourceFile {
  /// Whether `.name` stands at an offset, and nothing of what it stands for behind it.
  fileprivate func endsPath(with name: String, at offset: Int) -> Bool {
    let path = Array(".\(name)".utf8)
    guard bytes[offset...].starts(with: path) else { return false }
    let end = offset + path.count
    return end == bytes.count
      || !bytes[end].continuesIdentifier && !Array(".[?!".utf8).contains(bytes[end])
  }

  /// The name behind a period at an offset.
  fileprivate func member(behind offset: Int) -> String? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    return end > offset + 1 ? text(in: offset + 1..<end) : nil
  }

  /// Whether `.name.other` stands at an offset.
  fileprivate func hasMember(behind name: String, at offset: Int) -> Bool {
    let path = Array(".\(name).".utf8)
    return bytes[offset...].starts(with: path) && offset + path.count < bytes.count
      && bytes[offset + path.count].continuesIdentifier
  }
}
