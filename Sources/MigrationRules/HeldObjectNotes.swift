import MigrationPlanning
import ProjectIndex
import SourceText

/// A class that moves may hold an object of a class that stays. A view that reads the object through it was updated
/// with any change of the holder. Now the view is told of the properties of the holder that it reads, and of nothing
/// in the object.
///
/// ```swift
/// @Observable final class Library { let player = Player() }      // `Player` stays
/// Text(library.player.title)
/// ```
enum HeldObjectNotes {
  /// A note for each property of the class that holds such an object, said where the object's class stays.
  static func rewrites(for subject: ObservableTypes.Subject, in context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(inside: subject.id)
    return context.index[subject.id].variables.compactMap { variable -> Rewrite? in
      guard variable.isStored, !variable.isStatic,
        variable.attributes.allSatisfy({ $0.name == ["Published"] })
      else { return nil }
      let held = context.index.typeOfVariable(variable, in: scope).parts
        .filter { $0 != subject.id && context.types[$0]?.isMigrated == false }
      guard let first = held.first, isReadThrough(variable, of: subject.id, context) else { return nil }
      let holder = context.name(of: subject.id)
      let note = context.diagnostic(
        .heldObjectStays, at: variable.nameRange.lowerBound, in: subject.id.file,
        "'\(context.name(of: first))' stays, and views that read it through '\(variable.name)' are no longer updated with other changes of '\(holder)'; observe the object itself in such a view"
      )
      return .edits([], of: [subject.id], in: subject.id.file, unless: held, notes: [note])
    }
  }

  /// Whether a property of what the variable holds is read, outside of the class or for one of its own properties.
  private static func isReadThrough(
    _ variable: VariableFact, of type: TypeID, _ context: RuleContext
  ) -> Bool {
    let declarations = context.index.declarations(of: type)
    let isInProperty = declarations.contains { declaration in
      let source = context.source(declaration.file)
      return context.index[declaration].variables.contains { property in
        property.isComputed
          && source.mentions(variable.name, in: property.declarationRange) {
            source.reads(from: variable.name, at: $0)
          }
      }
    }
    if isInProperty { return true }
    if variable.accessLevel == .private { return false }
    return context.index.isMentioned(variable.name) { file, offset in
      let source = context.source(file)
      return source.isMember(at: offset) && source.reads(from: variable.name, at: offset)
        && !declarations.contains { $0.file == file && context.index[$0].range.contains(offset) }
    }
  }
}

extension SourceFile {
  fileprivate func isMember(at offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") }

  /// Whether a property is read of what the name at an offset stands for: `name.x` or `name?.x`, and no call.
  fileprivate func reads(from name: String, at offset: Int) -> Bool {
    var end = offset + name.utf8.count
    while end < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return false }
    end += 1
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    return end < bytes.count && bytes[end] != UInt8(ascii: "(")
  }
}
