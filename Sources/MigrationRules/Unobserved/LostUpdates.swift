import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Views that observed an object and read nothing of it, and so lose all updates. An object that announced nothing updated no
/// view. What a view loses that reads an object in actions only, or only what no object tracks, says `UnannouncedState`.
///
/// An environment object may be left over: for it, a note is made only if the view also shows untracked state that changes
/// with what the object announces, and that nothing is written for.
struct LostUpdates {
  private let model: ProjectModel
  private let content: UnobservedContent

  private var found: [VariableID: [Diagnostic]] = [:]

  private let unannounced: UnannouncedState

  /// - Parameter properties: the properties to find notes for.
  init(
    in model: ProjectModel, for properties: [WrappedProperty] = [],
    besides unannounced: UnannouncedState = UnannouncedState()
  ) {
    self.unannounced = unannounced
    self.model = model
    content = UnobservedContent(in: model)
    // So that each file is parsed once for all of them.
    let visible = model.properties.filter { $0.variable.accessLevel != .private && isUnmentioned($0) }
    _ = model.references.effects(onMembers: Set(visible.flatMap { Self.spellings(of: $0.variable.name) }))
    for property in properties where !property.subjects.isEmpty {
      if let view = view(losingUpdatesOf: property) {
        found[property.id] = [diagnostic(of: property, in: view)]
      }
    }
  }

  /// Empty for a property that was not among those of the initializer.
  func notes(for property: WrappedProperty) -> [Diagnostic] { found[property.id] ?? [] }

  /// Whether the body reads from now on what is announced.
  func isReadByBody(_ property: WrappedProperty) -> Bool {
    unannounced.readingBodies[property.id]?.alwaysReads(property) == true
  }

  /// The view that makes no use of an object at all, where whatever it shows that nothing observes is shown no more.
  private func view(losingUpdatesOf property: WrappedProperty) -> TypeID? {
    guard let view = view(notReading: property) else { return nil }
    let isLost =
      property.wrapper == .environmentObject
      ? unannounced.loses(view, changesOf: family(of: property)) : mayLoseUpdates(view)
    return isLost ? view : nil
  }

  private func view(notReading property: WrappedProperty) -> TypeID? {
    guard let view = holder(of: property), !isReadByBody(property), areLost(for: property),
      !model.isLeftAlone(property)
    else { return nil }
    return view
  }

  private func diagnostic(of property: WrappedProperty, in view: TypeID) -> Diagnostic {
    model.diagnostic(
      .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
      "'\(property.variable.name)' is never read: '\(model.name(of: view))' was updated with every change of it, which ends with the migration; remove it if it is not needed, or read there what depends on it"
    )
  }

  /// Whether the sources show what a view would not show any more: state that changes with what its object announces, or an
  /// object that it makes for its children.
  func isLossShown(for property: WrappedProperty) -> Bool {
    guard let view = view(notReading: property) else { return false }
    return content.makesObject(in: view) || unannounced.loses(view, changesOf: family(of: property))
  }

  private func family(of property: WrappedProperty) -> Set<TypeID> {
    Set(property.subjects.flatMap(model.family))
  }

  /// Whether a view has an object that announces changes, and reads nothing of it.
  func areLost(for property: WrappedProperty) -> Bool {
    isUnread(property) && !model.neverPublish(property.subjects)
  }

  /// Whether a view may show what changes although nothing that it observes does, and nothing that it reads.
  func mayLoseUpdates(_ view: TypeID) -> Bool {
    content.mayBe(in: view, besides: unannounced.told[view] ?? [])
  }

  private func holder(of property: WrappedProperty) -> TypeID? {
    guard let owner = model.index.owner(of: property.id), model.index[owner].kind == .struct,
      !property.variable.isStatic, mayBeUpdated(owner)
    else { return nil }
    return owner
  }

  /// A structure with no conformance known to SwiftUI is never updated: it is no view.
  private func mayBeUpdated(_ owner: TypeID) -> Bool {
    model.index.declarations(of: owner).contains { declaration in
      let fact = model.index[declaration]
      return fact.attributes.contains { !$0.isActor }
        || (fact.inheritance?.entries ?? []).contains { entry in
          entry.type.dottedName?.last.map { !KnownTypes.isStandardProtocol($0) } ?? true
        }
    }
  }

  // MARK: Reads of the object

  /// Nothing but initializers, which fill it, mentions it.
  private func isUnread(_ property: WrappedProperty) -> Bool {
    guard isUnmentioned(property), let owner = holder(of: property) else { return false }
    return !mayBeReadElsewhere(property, owner)
  }

  /// No other code of its type mentions it.
  private func isUnmentioned(_ property: WrappedProperty) -> Bool {
    guard let owner = holder(of: property) else { return false }
    let name = property.variable.name
    let declarations = model.index.declarations(of: owner)
    let isMentioned = [name, "$" + name, "_" + name].contains { spelling in
      declarations.contains { model.index[$0].mentionCounts[spelling] != nil }
    }
    return !isMentioned || isMentionedOnlyByInitializers(property, of: declarations)
  }

  /// Whether something outside of its type may mean it.
  func mayBeReadElsewhere(_ property: WrappedProperty, _ owner: TypeID) -> Bool {
    guard property.variable.accessLevel != .private else { return false }
    return Self.spellings(of: property.variable.name).contains {
      model.mayBeUsedElsewhere(memberOf: owner, named: $0)
    }
  }

  /// How other types name a property, and its wrapper.
  private static func spellings(of name: String) -> [String] { [name, "_" + name] }

  /// An initializer that fills a property mentions it too.
  private func isMentionedOnlyByInitializers(
    _ property: WrappedProperty, of declarations: [TypeID]
  ) -> Bool {
    let name = property.variable.name
    return declarations.allSatisfy { declaration in
      let type = model.index[declaration]
      let left =
        type.functions.filter { $0.kind == .initializer }.map(\.range) + [property.variable.nameRange]
      return [name, "_" + name].allSatisfy { spelling in
        !model.source(declaration.file).mentions(spelling, in: type.range) { offset in
          !left.contains { $0.contains(offset) }
        }
      }
    }
  }
}

extension ProjectModel {
  /// Whether code outside of a type may use a member of it. A case, or a static member behind a dot alone, is no property
  /// of a value.
  fileprivate func mayBeUsedElsewhere(memberOf owner: TypeID, named name: String) -> Bool {
    // Extensions of a protocol need no dot.
    let isRequired = index.allVariables(named: name).contains { variable in
      index.owner(of: variable).map { index[$0].kind == .protocol } ?? false
    }
    if isRequired { return true }
    let own = Set(index.declarations(of: owner))
    return references.effects(onMembers: [name]).contains { located in
      let isOwn =
        located.use.enclosingType.map { own.contains(TypeID(file: located.file, index: $0)) } ?? false
      return !isOwn && located.use.isMemberOfOther
        && index.mayReferTo(located.use, memberOf: owner, in: located.file)
    }
  }
}
