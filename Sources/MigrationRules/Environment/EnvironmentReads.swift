import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What becomes of a view that does not always read its environment object.
///
/// `@Environment` takes the object out of the environment as soon as the view appears, and stops the app if there is
/// none; `@EnvironmentObject` did when the object was read.
struct EnvironmentReads {
  let unread: LostUpdates
  let reach: EnvironmentReach
  let model: ProjectModel

  init(unread: LostUpdates, reach: EnvironmentReach, in model: ProjectModel) {
    self.unread = unread
    self.reach = reach
    self.model = model
  }

  /// What follows from where the sources show a view, for the property of its object.
  enum Absence {
    /// Nothing: the object is there, or may be.
    case unlikely
    /// It is optional, and unwrapped at some places: something shows the view without one.
    case optional(unwrapping: [Located<Effect>])
    /// The same, and it cannot be unwrapped: the class is held back.
    case obstacle(Diagnostic)

    var isOptional: Bool { if case .optional = self { true } else { false } }
  }

  func absence(of property: WrappedProperty) -> Absence {
    if isNeverRead(property) { return .optional(unwrapping: []) }
    guard let view = ownerThatMayNotRead(property), isRead(property, in: view),
      let gap = gap(of: property, in: view), gap.certainty != .preview
    else { return .unlikely }
    let obstacle = obstacle(to: property, in: view, gap)
    if obstacle != nil || gap.certainty == .likely, let reads = reads(unwrapping: property) {
      return .optional(unwrapping: reads)
    }
    return obstacle.map { .obstacle($0) } ?? .unlikely
  }

  private func isNeverRead(_ property: WrappedProperty) -> Bool {
    guard let view = ownerThatMayNotRead(property), !isRead(property, in: view),
      model.uses.storageUses[property.id] == nil,
      model.uses.projections[property.id]?.contains(where: \.use.isOfStorage) != true
    else { return false }
    return gap(of: property, in: view) != nil
  }

  /// The reason to hold the class back: the sources show the view without the object.
  private func obstacle(
    to property: WrappedProperty, in view: TypeID, _ gap: EnvironmentReach.Gap
  ) -> Diagnostic? {
    let name = property.variable.name
    if gap.certainty < .certain, makesOwnObject(view, like: property) {
      return model.diagnostic(
        .environmentObjectReadInBranch, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(model.name(of: view))' makes its own '\(typeName(of: property))', and reads '\(name)' only in a branch, an action or a row: where none is in the environment, it would stop the app as soon as it appears; hand the object on as an optional value of the environment, or run with '--best-effort'"
      ).traced(by: steps(of: gap))
    }
    guard gap.certainty == .certain, let place = gap.path.first else { return nil }
    return Diagnostic(
      id: .environmentObjectReadInBranch, location: place,
      message:
        "no '\(typeName(of: property))' is put into the environment here, so '\(model.name(of: view))' works only as long as it does not read '\(name)', and would stop the app as soon as it appears; put one into the environment here, or run with '--best-effort'"
    ).traced(by: steps(of: gap))
  }

  /// Where the object is read, if it can be unwrapped at all of these places: `library!.open()` stops the app as
  /// `library.open()` did, where the object is missing.
  private func reads(unwrapping property: WrappedProperty) -> [Located<Effect>]? {
    guard let view = ownerThatMayNotRead(property), model.uses.storageUses[property.id] == nil,
      (model.uses.projections[property.id] ?? []).isEmpty, !unread.mayBeReadElsewhere(property, view)
    else { return nil }
    let name = property.variable.name
    let declarations = model.index.declarations(of: view)
    let reads = declarations.flatMap { declaration in
      let code = CodeRegion(file: declaration.file, range: model.index[declaration].memberBlockRange)
      return (model.references.effects(in: [code]) { $0 == name }[code] ?? []).filter {
        $0.enclosingType == declaration.index
      }.map { Located(file: declaration.file, use: $0) }
    }
    let mentions = declarations.reduce(0) { $0 + (model.index[$1].mentionCounts[name] ?? 0) }
    let canUnwrap = reads.allSatisfy { located in
      located.use.isOwn && (!located.use.path.isEmpty || located.use.taker != nil)
        && model.calls.members(referredToBy: located.use, in: located.file).allSatisfy {
          $0.variable == property.id
        }
    }
    return canUnwrap && reads.count == mentions ? reads : nil
  }

  /// Keeps the updates of a view that does not read its object, or says that they are lost.
  func rewrites(for property: WrappedProperty, isOptional: Bool, _ context: RuleContext) -> [Rewrite] {
    var notes = unread.notes(for: property)
    if let view = ownerThatMayNotRead(property), !isRead(property, in: view), !unread.isReadByBody(property) {
      notes = neverRead(property, in: view) + notes
    }
    return unread.rewrites(keeping: notes, of: property, isOptional: isOptional, context)
  }

  /// What is different where the object is missing.
  func notes(for property: WrappedProperty) -> [Diagnostic] {
    guard let view = ownerThatMayNotRead(property), isRead(property, in: view),
      let gap = gap(of: property, in: view)
    else { return [] }
    if gap.certainty == .preview, let place = gap.path.first { return [preview(at: place, property, gap)] }
    let name = property.variable.name
    return [
      model.diagnostic(
        .environmentObjectReadInBranch, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(name)' is read only in a branch, an action or a row, but without '\(typeName(of: property))' in the environment, the app now stops as soon as the view appears; put one into the environment wherever '\(model.name(of: view))' is shown"
      ).traced(by: steps(of: gap))
    ]
  }

  /// Said once for all views in a preview.
  private func preview(
    at place: SourceLocation, _ property: WrappedProperty, _ gap: EnvironmentReach.Gap
  ) -> Diagnostic {
    Diagnostic(
      id: .environmentObjectReadInBranch, location: place,
      message:
        "no '\(typeName(of: property))' is put into the environment of this preview, whose views read it only in a branch, an action or a row, and it would stop as soon as they appear; put one into the environment here"
    ).traced(by: steps(of: gap))
  }

  private func neverRead(_ property: WrappedProperty, in view: TypeID) -> [Diagnostic] {
    // An object that announces no change updated no view.
    if model.neverPublish(property.subjects) || !unread.mayLoseUpdates(view) { return [] }
    let name = property.variable.name
    return [
      model.diagnostic(
        .environmentObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(name)' is never read: '\(model.name(of: view))' was updated with every change of it, which ends with the migration; remove the property if it is not needed, or read in the body what that depends on"
      )
    ]
  }

  /// `@StateObject var own = Holder()` beside `@EnvironmentObject var inherited: Holder`: it may have to do without.
  private func makesOwnObject(_ view: TypeID, like property: WrappedProperty) -> Bool {
    model.index.declarations(of: view).flatMap(model.properties).contains { other in
      other.wrapper == .stateObject && !Set(other.subjects).isDisjoint(with: property.subjects)
    }
  }

  private func typeName(of property: WrappedProperty) -> String {
    property.variable.type.map { "\($0)" } ?? "object"
  }

  private func steps(of gap: EnvironmentReach.Gap) -> [TraceStep] {
    gap.path.map { model.step(at: $0, "shows the view without the object") }
  }

  /// The view of a property, unless each evaluation of it reads the object. A class does not appear, and takes nothing out
  /// of the environment.
  private func ownerThatMayNotRead(_ property: WrappedProperty) -> TypeID? {
    guard let owner = model.index.owner(of: property.id), model.index[owner].kind != .class else {
      return nil
    }
    let isCertain = model.certainlyReads(property, in: owner)
    let isReadElsewhere = !isRead(property, in: owner) && unread.mayBeReadElsewhere(property, owner)
    return isCertain || isReadElsewhere ? nil : owner
  }

  private func isRead(_ property: WrappedProperty, in owner: TypeID) -> Bool {
    model.index.declarations(of: owner).contains { declaration in
      [property.variable.name, "$" + property.variable.name].contains {
        model.index[declaration].mentionCounts[$0] != nil
      }
    }
  }

  private func gap(of property: WrappedProperty, in view: TypeID) -> EnvironmentReach.Gap? {
    property.subjects.compactMap { reach.gap(of: $0, in: view) }.max { $0.certainty < $1.certainty }
  }
}
