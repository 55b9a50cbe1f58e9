import MigrationPlanning
import SourceText
import SwiftModel

/// Notes on objects that `State` creates too often. `StateObject` creates its object lazily and once. `State` creates
/// one with every initialization of the view, and drops all but the first. An app is initialized once.
struct EagerStateNotes {
  private let model: ProjectModel
  private let creation: StateCreation

  init(in context: RuleContext) { (model, creation) = (context.model, context.creation) }

  /// The notes on a property: on its default, or on the values that callers pass for it.
  func notes(for property: WrappedProperty) -> [Diagnostic] {
    if model.isInApp(property) { return notes(forDefaultInApp: property) }
    guard model.isMadeAgain(property) else { return [] }
    let uses = model.uses.storageUses[property.id] ?? []
    guard property.variable.initializerRange != nil else {
      return uses.isEmpty && property.variable.accessLevel != .private ? notes(forArgumentsOf: property) : []
    }
    // The default is not used, or is assigned by initializers instead.
    if uses.contains(where: \.use.isInitialization) { return [] }
    guard let making = creation.initialValue(of: property) else { return [] }
    if making.isHarmless { return [noteOnLink(to: property, making)].compactMap { $0 } }
    return [note("before Xcode 27, \(object(of: property)) is now made", making, of: property)]
  }

  private func noteOnLink(to property: WrappedProperty, _ making: StateCreation.Making) -> Diagnostic? {
    guard making.isKeptByLink else { return nil }
    return model.diagnostic(
      .stateCreatedEagerly, at: property.variable.nameRange.lowerBound, in: property.file,
      "before Xcode 27, \(object(of: property)) is now made with the link that shows '\(model.holderName(of: property))', and shown again whenever the link is opened again; show the view with 'navigationDestination', or set the object up when the view appears"
    ).traced(by: trace(of: making))
  }

  /// What callers pass was evaluated lazily before. Where the sources show no caller, there may be others.
  private func notes(forArgumentsOf property: WrappedProperty) -> [Diagnostic] {
    let passed = creation.makings(of: property)
    if !passed.isEmpty, passed.allSatisfy(\.isHarmless) { return [] }
    let advice = passed.first { !$0.isHarmless }.map(advice) ?? Self.advice
    return [
      note(
        "what is passed for '\(property.variable.name)' is now made", advice, [],
        at: property.nameLocation, of: property)
    ]
  }

  /// `StateObject` creates a default object when the app is shown, so after the initializer of the app.
  ///
  /// ```swift
  /// @StateObject private var model = Model()      // uses what `configure()` sets up; or `Model.shared`
  /// init() { FirebaseApp.configure() }
  /// ```
  private func notes(forDefaultInApp property: WrappedProperty) -> [Diagnostic] {
    let uses = model.uses.storageUses[property.id] ?? []
    guard !uses.contains(where: \.use.isInitialization), let app = model.index.owner(of: property.id),
      model.initializesMore(app), let making = creation.initialValue(of: property),
      making.effects.certainty > .none || making.effects.drop != nil
    else { return [] }
    let name = property.variable.name
    return [
      model.diagnostic(
        .stateCreatedEagerly, at: property.variable.nameRange.lowerBound, in: property.file,
        "before Xcode 27, \(object(of: property)) is now made before the initializer of '\(model.name(of: app))' does anything; if it needs that, declare '\(name)' without a value, and assign '_\(name) = State(wrappedValue: …)' at the end of the initializer"
      ).traced(by: trace(of: making))
    ]
  }

  /// The notes on a default moved into initializers, which evaluate it every time in every version.
  func notes(forMovedDefaultOf property: WrappedProperty) -> [Diagnostic] {
    guard !model.isInApp(property), let making = creation.initialValue(of: property), !making.isHarmless
    else { return [] }
    return [note("\(object(of: property)) is now made", making, of: property)]
  }

  /// The notes on a value that an initializer assigns.
  func notes(
    for initialization: StorageUse.Initialization, in file: Int, of property: WrappedProperty
  ) -> [Diagnostic] {
    guard !model.isInApp(property),
      let making = creation.assignment(of: initialization.valueRange, in: file, to: property),
      !making.isHarmless
    else { return [] }
    let value = model.quotation(initialization.valueRange, in: file)
    return [
      note(
        "'\(value)' is now made", advice(on: making), trace(of: making),
        at: SourceLocation(file: file, offset: initialization.valueRange.lowerBound), of: property)
    ]
  }

  // MARK: Effects that are noticed

  /// On a `@StateObject` that stays.
  func note(onKept property: WrappedProperty, for making: StateCreation.Making) -> Diagnostic {
    let (name, object) = (property.variable.name, object(of: property))
    return model.diagnostic(
      .stateObjectKept, at: property.variable.nameRange.lowerBound, in: property.file,
      "'\(name)' stays a '@StateObject', and \(object) an 'ObservableObject' beside '@Observable': \(consequence(of: making, for: property)); \(making.isKeptByLink ? "where that is right" : making.read == nil ? "without these effects" : "where the object begins that when the view appears"), write '@State'"
    ).traced(by: trace(of: making))
  }

  /// What holds a property's object back, where its class cannot keep its conformance.
  func reasonNotToReplace(_ property: WrappedProperty) -> Diagnostic? {
    guard !model.isInApp(property), let making = creation.makings(of: property).first(where: \.isProven)
    else {
      return nil
    }
    return model.diagnostic(
      .stateCreatedEagerly, at: property.variable.nameRange.lowerBound, in: property.file,
      "\(consequence(of: making, for: property)); begin that when the view appears, and end it when it disappears"
    ).traced(by: trace(of: making))
  }

  private func consequence(of making: StateCreation.Making, for property: WrappedProperty) -> String {
    let state = (making.site == .initialValue ? "before Xcode 27, " : "") + "'@State' would make one"
    let view = "whenever '\(model.holderName(of: property))' is initialized"
    let effect = trace(of: making).last.map { ": \($0.message)" } ?? ""
    if let drop = making.effects.drop {
      return
        "\(state) \(view), and drop all but the first, which runs the 'deinit' of '\(model.name(of: drop.type))'\(effect)"
    }
    if let read = making.read {
      return
        "\(state) \(view), and the view around would depend on '\(model.index[read].name)', which is read then, and make another with each change of it"
    }
    if making.isKeptByLink {
      return
        "'@State' would make one with the link that shows '\(model.holderName(of: property))', and show the same one whenever the link is opened again"
    }
    let cause = MakingCause(of: making, in: model)?.description ?? "making it"
    return "\(state) \(view), with the effects of \(cause)\(effect)"
  }

  // MARK: Texts

  private func note(
    _ text: String, _ making: StateCreation.Making, of property: WrappedProperty
  ) -> Diagnostic {
    note(
      text, advice(on: making), trace(of: making), at: property.nameLocation, of: property)
  }

  private func note(
    _ text: String, _ advice: String, _ trace: [TraceStep], at place: SourceLocation,
    of property: WrappedProperty
  ) -> Diagnostic {
    model.diagnostic(
      .stateCreatedEagerly, at: place.offset, in: place.file,
      "\(text) whenever '\(model.holderName(of: property))' is initialized, and only the first object is kept; \(advice)"
    ).traced(by: trace)
  }

  private func object(of property: WrappedProperty) -> String {
    "'\(property.type.declarations.first.map(model.name) ?? property.variable.name)'"
  }

  private static let advice = "keep making it free of effects"

  private func advice(on making: StateCreation.Making) -> String {
    if let drop = making.effects.drop {
      return
        "all others run the 'deinit' of '\(model.name(of: drop.type))' at once; keep both free of effects"
    }
    return cause(of: making).map { "keep \($0.description) free of effects" } ?? Self.advice
  }

  /// The initializer or the default value of a class of the sources that has the effects.
  private func cause(of making: StateCreation.Making) -> MakingCause? {
    making.site == .initialValue ? MakingCause(of: making, in: model) : nil
  }

  /// From the making to the effect, or from the `deinit`.
  func trace(of making: StateCreation.Making) -> [TraceStep] {
    if making.isKeptByLink, let link = making.link {
      return [TraceStep(at: link.location, "this link makes the view")]
    }
    if let drop = making.effects.drop {
      return model.index[drop.type].functions.filter { $0.kind == .deinitializer }.map {
        TraceStep(
          at: SourceLocation(file: drop.type.file, offset: $0.range.lowerBound),
          "dropping '\(model.name(of: drop.type))' runs this 'deinit'")
      } + model.trace(drop.path.map(TracedMention.init(changing:)))
    }
    let cause = MakingCause(of: making, in: model)
    let steps = cause == nil ? making.effects.path[...] : making.effects.path.dropFirst()
    return [cause?.step].compactMap { $0 } + model.trace(steps.map(TracedMention.init(changing:)))
  }
}

/// The initializer or the default value whose code leads to an effect of making an object.
private struct MakingCause {
  let description: String
  let step: TraceStep

  init?(of making: StateCreation.Making, in model: ProjectModel) {
    let path = making.effects.path
    guard path.count > 1 else { return nil }
    let (file, offset) = (path[1].file, path[1].use.offset)
    let types = model.index.files[file].types
    guard let number = types.indices.last(where: { types[$0].range.contains(offset) }) else { return nil }
    let name = model.name(of: TypeID(file: file, index: number))
    func step(_ start: Int, _ text: String) -> TraceStep {
      TraceStep(at: SourceLocation(file: file, offset: start), "making '\(name)' \(text)")
    }
    if let initializer = types[number].functions.first(where: {
      $0.kind == .initializer && $0.range.contains(offset)
    }) {
      description = path[0].use.name == name ? "its initializer" : "the initializer of '\(name)'"
      self.step = step(initializer.range.lowerBound, "runs this initializer")
    } else if let variable = types[number].variables.first(where: {
      $0.initializerValueRange?.contains(offset) == true
    }), let value = variable.initializerValueRange {
      description = "the default of '\(variable.name)'"
      self.step = step(value.lowerBound, "evaluates this default")
    } else {
      return nil
    }
  }
}

extension TracedMention {
  fileprivate init(changing located: Located<Effect>) {
    let use = located.use
    self.init(located, use.isCalled ? .calls : use.kind == .read ? .reads : .changes)
  }
}

extension WrappedProperty {
  fileprivate var nameLocation: SourceLocation {
    SourceLocation(file: file, offset: variable.nameRange.lowerBound)
  }
}

extension ProjectModel {
  /// The type that has a property, as a message names it.
  func holderName(of property: WrappedProperty) -> String {
    index.owner(of: property.id).map(name(of:)) ?? "the view"
  }

  /// Whether an initializer of a type has statements.
  fileprivate func initializesMore(_ type: TypeID) -> Bool {
    index.declarations(of: type).contains { declaration in
      index[declaration].functions.contains { function in
        function.kind == .initializer
          && function.bodyRange.map {
            !source(declaration.file).isBlank($0.lowerBound + 1..<$0.upperBound - 1)
          } == true
      }
    }
  }
}
