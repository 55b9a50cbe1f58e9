import MigrationPlanning
import SourceText
import SwiftModel

/// Changes a copy of a property, and stores that, where the property is read or something is awaited while it is changed.
///
/// ```swift
/// draft.folder.color?.name = draft.folder.color?.name ?? defaultName
/// items.removeAll { isRoot($0) }
/// ```
/// becomes
/// ```swift
/// if var color = draft.folder.color {
///   color.name = draft.folder.color?.name ?? defaultName
///   draft.folder.color = color
/// }
/// var newItems = items
/// newItems.removeAll { isRoot($0) }
/// items = newItems
/// ```
///
/// That is what `@Published` did, which has no way to change a value in its place: it gave out a copy, and stored it.
struct CopiedChanges {
  private let model: ProjectModel
  private let equalityDrops: EqualityDrops
  /// What was written already, for the class of which property, and the names of copies, by the blocks that they are
  /// declared in.
  private var written: [SourceLocation: (change: ChangeStatement, type: TypeID)] = [:]
  private var names: [SourceLocation: Set<String>] = [:]
  /// The changes of whole properties, by the names of these, which are assignments from now on.
  private(set) var assigned: Set<SourceLocation> = []

  init(in model: ProjectModel, _ equalityDrops: EqualityDrops) {
    self.model = model
    self.equalityDrops = equalityDrops
  }

  /// Nil where it is no statement of its own, or may change nothing, or where the copy may be equal to what was there.
  mutating func rewrite(of property: VariableID, changedBy use: ModifyAccess, in file: Int) -> Rewrite? {
    guard changesForCertain(use, in: file),
      let change = FactsReader.changeStatement(at: use.offset, in: model.source(file)),
      !change.mayBeResult || givesNothing(use, in: file),
      // Where a part of it is stored, that is announced in any case.
      change.isOfPart || !equalityDrops.wouldDrop(property)
    else { return nil }
    if !change.isOfPart { assigned.insert(SourceLocation(file: file, offset: use.offset)) }
    let statement = SourceLocation(file: file, offset: change.range.lowerBound)
    if let other = written[statement] {
      let isSame = other.change.value == change.value && other.type == property.declaration
      return isSame ? .edits([], of: [property.declaration], in: file) : nil
    }
    let block = SourceLocation(file: file, offset: change.block.lowerBound)
    guard let name = change.namesOfCopy.first(where: { names[block]?.contains($0) != true }) else {
      return nil
    }
    written[statement] = (change, property.declaration)
    if !change.isOptional { names[block, default: []].insert(name) }
    return .edits(edits(of: change, copyNamed: name, in: file), of: [property.declaration], in: file)
  }

  private func edits(of change: ChangeStatement, copyNamed name: String, in file: Int) -> [SourceEdit] {
    let source = model.source(file)
    let value = source.text(in: change.value)
    let start = change.range.lowerBound
    let lines = change.isAlone ? source.oneLineBlock(change.block) : nil
    let next = lines?.separator ?? source.statementSeparator(at: change.range)
    let place = [source.replacing(change.place, with: name)] + (lines?.edits ?? [])
    guard change.isOptional else {
      return place + [
        source.inserting("var \(name) = \(value)\(next)", at: start),
        source.inserting("\(next)\(value) = \(name)", at: change.range.upperBound),
      ]
    }
    let isOnOwnLine = lines != nil || source.isFirstOnLine(start)
    let unit = isOnOwnLine ? source.indentationUnit(at: start) : ""
    let (opening, closing) = isOnOwnLine ? (next + unit, next + "}") : (" ", " }")
    return place + [
      source.inserting("if var \(name) = \(value) {\(opening)", at: start),
      source.inserting("\(next)\(unit)\(value) = \(name)\(closing)", at: change.range.upperBound),
    ] + source.lines.lineStarts(in: change.range).map { source.inserting(unit, at: $0) }
  }

  /// A method that leaves the value as it is would have its copy stored over what it changed elsewhere.
  private func changesForCertain(_ use: ModifyAccess, in file: Int) -> Bool {
    guard let method = use.method else { return use.operatorName == nil }
    let methods = model.methods(calledBy: use, in: file)
    return methods.isEmpty
      ? LibraryEffects.changesInPlace(method)
      : methods.allSatisfy { $0.use.modifiers.contains(named: "mutating") }
  }

  private func givesNothing(_ use: ModifyAccess, in file: Int) -> Bool {
    guard let method = use.method else { return false }
    let methods = model.methods(calledBy: use, in: file)
    return methods.isEmpty
      ? LibraryEffects.givesNothing(method) : methods.allSatisfy { $0.use.result == nil }
  }
}
