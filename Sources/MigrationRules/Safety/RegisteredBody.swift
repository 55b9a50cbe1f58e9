import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// The body of a view or a modifier, the update of a representable, or the value of a dynamic property, that shows what
/// nothing observes, and the variables of its objects that it therefore reads:
///
/// ```swift
/// var body: some View {
///   let _ = model.isLoading
///   Text(Repository.shared.name)
/// }
/// ```
struct RegisteredBody {
  private let body: Located<MemberBody>
  private let getter: MemberBody.Getter
  private let properties: [WrappedProperty]
  private let view: TypeID
  private let isBuilder: Bool
  private var variables: [VariableID: StayCondition] = [:]
  private var reasons: [VariableID: DependencyReason] = [:]

  mutating func read(
    _ ids: Set<VariableID>, _ condition: StayCondition, because reason: (VariableID) -> DependencyReason
  ) {
    for id in ids {
      variables[id] = variables[id]?.union(condition) ?? condition
      if reasons[id] == nil { reasons[id] = reason(id) }
    }
  }

  /// Leaves out what it would read of one object alone, and need not.
  mutating func leaveOut(
    in model: ProjectModel, where isNeedless: (VariableID, WrappedProperty, StayCondition) -> Bool
  ) {
    variables = variables.filter { id, condition in
      let properties = properties(with: id, in: model)
      return properties.count != 1 || !isNeedless(id, properties[0], condition)
    }
  }

  /// Nil where it cannot be written: the type has several bodies, or SwiftUI is not known to track what they read.
  init?(of observation: ViewObservation, in model: ProjectModel) {
    let bodies = model.memberBodies(of: model.index.declarations(of: observation.view))
      .filter { model.isShowing($0.use, memberOf: observation.view) }
    guard let body = bodies.first, bodies.count == 1, !body.use.isStatic, let getter = body.use.getter,
      model.conforms(observation.view, toOneOf: KnownTypes.protocolsWithTrackedMembers)
    else { return nil }
    self.body = body
    view = observation.view
    isBuilder = model.buildsResult(body)
    self.getter = getter
    properties = observation.properties
  }

  /// A result builder needs none.
  private var implicitReturns: [Int] {
    isBuilder || !body.use.hasResult ? [] : getter.implicitReturns
  }

  func canRead(_ id: VariableID, in model: ProjectModel) -> Bool {
    if properties(with: id, in: model).isEmpty { return false }
    let isOfModule = model.index.isSameModule(id.declaration.file, body.file)
    if isHidden(id, in: model) { return isOfModule && model.opening(id) != nil }
    return model.canName(model.index[id].name, of: id.declaration, in: body.file)
      && (isOfModule || model.index[id].accessLevel.map { $0 > .package } == true)
  }

  private func isHidden(_ id: VariableID, in model: ProjectModel) -> Bool {
    switch model.index[id].accessLevel {
    case .private: true
    case .fileprivate: id.declaration.file != body.file
    default: false
    }
  }

  /// The properties through which the body reads a variable: each has an object of its own.
  private func properties(with id: VariableID, in model: ProjectModel) -> [WrappedProperty] {
    properties.filter { property in
      guard case .project(let subject, _) = property.type, property.subjects == [subject],
        !property.variable.isConditional, let owner = model.index.owner(of: id)
      else { return false }
      return model.index.lineage(of: subject).contains(owner)
    }
  }

  private struct Read {
    let property: WrappedProperty
    let id: VariableID
    let condition: StayCondition
  }

  private func reads(in model: ProjectModel) -> [Read] {
    variables.sorted { $0.key < $1.key }.flatMap { id, condition in
      properties(with: id, in: model).map { Read(property: $0, id: id, condition: condition) }
    }
  }

  /// The properties that it reads what is announced through.
  func readProperties(in model: ProjectModel) -> [WrappedProperty] {
    let found = reads(in: model).map(\.property.id)
    return properties.filter { found.contains($0.id) }
  }

  /// Whether it reads a variable whatever stays.
  func alwaysReads(_ id: VariableID) -> Bool { variables[id]?.isAlways == true }

  /// Whether it reads something through a property whatever stays.
  func alwaysReads(_ property: WrappedProperty, in model: ProjectModel) -> Bool {
    reads(in: model).contains { $0.property.id == property.id && $0.condition.isAlways }
  }

  /// Whether it reads no more variables of one object. Those of others do not count, as they may move before.
  func reads(atMost limit: Int, in model: ProjectModel) -> Bool {
    Dictionary(grouping: reads(in: model), by: \.property.id).values.allSatisfy { $0.count <= limit }
  }

  /// The reads through one property: where the class of its object stays, the view is updated as before.
  ///
  /// - Parameter isOptional: whether there may be no object.
  func rewrites(
    for property: WrappedProperty, isOptional: Bool = false, in model: ProjectModel
  ) -> [Rewrite] {
    let object = name(of: property, in: model) + (isOptional ? "?" : "")
    let reads = reads(in: model).filter { $0.property.id == property.id }
    return reads.map(\.condition).uniqued().flatMap { condition in
      let own = reads.filter { $0.condition == condition }
      let edits = model.source(body.file).inserting(
        own.map { "let _ = \(object).\(model.index[$0.id].name)" }, at: getter.start,
        in: getter.block,
        returning: implicitReturns)
      let hidden = own.map(\.id).filter { isHidden($0, in: model) }
      let opening = hidden.compactMap { id in
        model.opening(id).map { Rewrite.edits([$0], of: property.subjects, in: id.declaration.file) }
      }
      let note = model.note(
        on: model.name(of: view), reading: own.map(\.id), opening: hidden, because: reasons,
        at: SourceLocation(file: body.file, offset: getter.start))
      return ([.edits(edits, of: property.subjects, in: body.file, notes: [note])] + opening)
        .flatMap(condition.rewrites)
    }
  }

  /// With `self` where the body may declare a variable of the name, as for bindings to an environment object.
  private func name(of property: WrappedProperty, in model: ProjectModel) -> String {
    let text = model.text(getter.block, in: body.file)
    let declaring = ["let ", "var "] + (property.wrapper == .environmentObject ? ["$"] : [])
    let isDeclared = declaring.contains { text.contains($0 + property.variable.name) }
    return (isDeclared ? "self." : "") + property.writtenName
  }
}

extension ProjectModel {
  /// Whether a member is what SwiftUI calls to make or to update what a structure shows, `body` or `updateUIView`, or gives
  /// the value of a dynamic property, which is read in the body of a view.
  func isShowing(_ member: MemberBody, memberOf view: TypeID) -> Bool {
    shows(member.name) || member.kind == .computedProperty && !member.isStatic && isDynamicProperty(view)
  }

  /// The code of such members.
  func codeShowing(in view: TypeID) -> [CodeRegion] {
    index.declarations(of: view).flatMap { declaration in
      let getters = index[declaration].variables.filter {
        $0.isComputed && (shows($0.name) || !$0.isStatic && isDynamicProperty(view))
      }
      let functions = index[declaration].functions.filter { shows($0.name) }
      return (getters.flatMap(\.getterRanges) + functions.map(\.range)).map {
        CodeRegion(file: declaration.file, range: $0)
      }
    }
  }

  /// The code that SwiftUI calls before a body that has the type as a property.
  func codeUpdating(_ type: TypeID) -> [CodeRegion] {
    guard isDynamicProperty(type) else { return [] }
    return index.declarations(of: type).flatMap { declaration in
      index[declaration].functions.filter { $0.name == "update" && $0.parameters.isEmpty }
        .compactMap(\.bodyRange).map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// Whether a member that makes a body is a result builder: by an attribute, or by what the declaration around it conforms to;
  /// an extension without a protocol makes none.
  fileprivate func buildsResult(_ body: Located<MemberBody>) -> Bool {
    guard LibraryEffects.makesBody(body.use.name), !body.use.hasResultBuilder,
      let start = body.use.getter?.start
    else { return LibraryEffects.makesBody(body.use.name) }
    let around = index.files[body.file].types.indices.map { TypeID(file: body.file, index: $0) }.last {
      index[$0].memberBlockRange.contains(start)
    }
    guard let around else { return true }
    return names(oneOf: Self.builtProtocols, in: around)
  }

  private func shows(_ member: String) -> Bool {
    LibraryEffects.makesBody(member) || LibraryEffects.updatesRepresentable(member)
  }

  private func isDynamicProperty(_ type: TypeID) -> Bool { conforms(type, toOneOf: ["DynamicProperty"]) }
}
