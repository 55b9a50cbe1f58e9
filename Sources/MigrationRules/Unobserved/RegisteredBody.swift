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
/// What cannot be named there, or is more than is readable, a method of the class registers: `let _ = model.observeChanges()`.
struct RegisteredBody {
  private let tracking: Trackability
  private let body: Located<MemberBody>
  private let getter: MemberBody.Getter
  private let properties: [WrappedProperty]
  private let view: TypeID
  private let isBuilder: Bool
  /// The methods of the classes of its objects that it can call.
  private let methods: [TypeID: ObservingMethod]
  private var variables: [VariableID: StayCondition] = [:]
  private var reasons: [VariableID: DependencyReason] = [:]

  /// More lines for one object in one place would be less readable than a call, or what holding back asks for.
  static let limit = 4

  private var model: ProjectModel { tracking.model }

  mutating func read(
    _ ids: Set<VariableID>, _ condition: StayCondition, because reason: (VariableID) -> DependencyReason
  ) {
    for id in ids {
      let known = variables[id]
      if known?.explains(condition) != true { reasons[id] = reason(id) }
      variables[id] = known?.union(condition) ?? condition
    }
  }

  /// Leaves out what it would read of one object alone, and need not.
  mutating func leaveOut(where isNeedless: (VariableID, WrappedProperty, StayCondition) -> Bool) {
    variables = variables.filter { id, condition in
      let properties = properties(with: id)
      return properties.count != 1 || !isNeedless(id, properties[0], condition)
    }
  }

  /// Nil where it cannot be written: the type has several bodies, or SwiftUI is not known to track what they read.
  init?(of observation: ViewObservation, _ tracking: Trackability) {
    let model = tracking.model
    let bodies = model.memberBodies(of: model.index.declarations(of: observation.view))
      .filter { model.isShowing($0.use, memberOf: observation.view) }
    guard let body = bodies.first, bodies.count == 1, !body.use.isStatic, let getter = body.use.getter,
      model.conforms(observation.view, toOneOf: KnownTypes.protocolsWithTrackedMembers)
    else { return nil }
    self.tracking = tracking
    self.body = body
    view = observation.view
    isBuilder = model.buildsResult(body)
    self.getter = getter
    properties = observation.properties
    let owners = Set(properties.compactMap(\.subjectOfItsOwn).flatMap(model.index.lineage))
    methods = owners.reduce(into: [:]) { methods, owner in
      guard let method = ObservingMethod(of: owner, tracking), method.isVisible(in: body.file) else { return }
      methods[owner] = method
    }
  }

  /// A result builder needs none.
  private var implicitReturns: [Int] {
    isBuilder || !body.use.hasResult ? [] : getter.implicitReturns
  }

  /// Whether the body can read a variable, or call what registers it.
  func canRead(_ id: VariableID) -> Bool {
    !properties(with: id).isEmpty && (canName(id) || method(registering: id) != nil)
  }

  private func canName(_ id: VariableID) -> Bool {
    let isOfModule = model.index.isSameModule(id.declaration.file, body.file)
    if isHidden(id) { return isOfModule && model.opening(id) != nil }
    return model.canName(model.index[id].name, of: id.declaration, in: body.file)
      && (isOfModule || model.index[id].accessLevel.map { $0 > .package } == true)
  }

  private func method(registering id: VariableID) -> ObservingMethod? {
    let method = model.index.owner(of: id).flatMap { methods[$0] }
    return method?.registers(id) == true ? method : nil
  }

  private func isHidden(_ id: VariableID) -> Bool {
    switch model.index[id].accessLevel {
    case .private: true
    case .fileprivate: id.declaration.file != body.file
    default: false
    }
  }

  /// The properties through which the body reads a variable: each has an object of its own.
  private func properties(with id: VariableID) -> [WrappedProperty] {
    properties.filter { property in
      guard let subject = property.subjectOfItsOwn, let owner = model.index.owner(of: id) else {
        return false
      }
      return model.index.lineage(of: subject).contains(owner)
    }
  }

  private struct Read {
    let property: WrappedProperty
    let id: VariableID
    let condition: StayCondition
  }

  private var reads: [Read] {
    variables.sorted { $0.key < $1.key }.flatMap { id, condition in
      properties(with: id).map { Read(property: $0, id: id, condition: condition) }
    }
  }

  /// The properties that it reads what is announced through.
  var readProperties: [WrappedProperty] {
    let found = reads.map(\.property.id)
    return properties.filter { found.contains($0.id) }
  }

  /// Whether it reads a variable whatever stays.
  func alwaysReads(_ id: VariableID) -> Bool { variables[id]?.isAlways == true }

  /// Whether it reads something through a property whatever stays.
  func alwaysReads(_ property: WrappedProperty) -> Bool {
    reads.contains { $0.property.id == property.id && $0.condition.isAlways }
  }

  /// Whether it reads so few variables of each object in lines of their own that these are readable.
  var isReadable: Bool { readProperties.allSatisfy { lines(for: $0).reads.count <= Self.limit } }

  /// What is read through one property line by line, and what a call registers.
  private func lines(
    for property: WrappedProperty
  ) -> (reads: [Read], call: (method: ObservingMethod, reads: [Read])?) {
    let own = reads.filter { $0.property.id == property.id }
    let areMany = own.count > Self.limit
    // That of a subclass registers what its superclass announces, too.
    let methods = own.filter { areMany || !canName($0.id) }.compactMap { method(registering: $0.id) }
    guard let method = methods.max(by: { $0.isOverridden(by: $1) }) else { return (own, nil) }
    return (
      own.filter { !method.registers($0.id) }, (method, own.filter { method.registers($0.id) })
    )
  }

  /// The reads through one property: where the class of its object stays, the view is updated as before.
  ///
  /// - Parameter isOptional: whether there may be no object.
  func rewrites(for property: WrappedProperty, isOptional: Bool = false) -> [Rewrite] {
    let object = name(of: property) + (isOptional ? "?" : "")
    let (reads, call) = lines(for: property)
    let called = call.map { method, reads in
      let line = (isBuilder ? "let _ = " : "") + "\(object).\(ObservingMethod.call)"
      let condition = reads.dropFirst().reduce(reads[0].condition) { $0.union($1.condition) }
      return ([edits([line], registering: reads.map(\.id), by: method, of: property)] + method.declarations)
        .flatMap(condition.rewrites)
    }
    return reads.map(\.condition).uniqued().flatMap { condition in
      let own = reads.filter { $0.condition == condition }.map(\.id)
      let hidden = own.filter(isHidden)
      let opening = hidden.compactMap { id in
        model.opening(id).map { Rewrite.edits([$0], of: property.subjects, in: id.declaration.file) }
      }
      let lines = own.map { "let _ = \(object).\(model.index[$0].name)" }
      return ([edits(lines, registering: own, opening: hidden, of: property)] + opening)
        .flatMap(condition.rewrites)
    } + (called ?? [])
  }

  private func edits(
    _ lines: [String], registering ids: [VariableID], by method: ObservingMethod? = nil,
    opening hidden: [VariableID] = [], of property: WrappedProperty
  ) -> Rewrite {
    let edits = model.source(body.file).inserting(
      lines, at: getter.start, in: getter.block, returning: implicitReturns)
    let note = model.note(
      on: model.name(of: view), reading: ids, by: method, opening: hidden, because: reasons,
      at: SourceLocation(file: body.file, offset: getter.start))
    return .edits(edits, of: property.subjects, in: body.file, notes: [note])
  }

  /// With `self` where the body may declare a variable of the name, as for bindings to an environment object.
  private func name(of property: WrappedProperty) -> String {
    let text = model.text(getter.block, in: body.file)
    let declaring = ["let ", "var "] + (property.wrapper == .environmentObject ? ["$"] : [])
    let isDeclared = declaring.contains { text.contains($0 + property.variable.name) }
    return (isDeclared ? "self." : "") + property.writtenName
  }
}

extension WrappedProperty {
  /// The class that its type names; nil where that is a protocol, or where the property is there in some builds only.
  fileprivate var subjectOfItsOwn: TypeID? {
    guard case .project(let subject, _) = type, subjects == [subject], !variable.isConditional else {
      return nil
    }
    return subject
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
