import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Notes on objects that `State` creates too often. `StateObject` creates its object lazily and once. `State` creates
/// one with every initialization of the view, and drops all but the first. An app is initialized once.
enum EagerStateNotes {
  /// The notes on a property: on its default, or on the values that callers pass for it.
  static func notes(for property: WrappedProperty, in model: ProjectModel) -> [Diagnostic] {
    if model.isInApp(property) { return notes(forDefaultInApp: property, in: model) }
    guard model.isMadeAgain(property) else { return [] }
    let name = property.variable.nameRange.lowerBound
    let uses = model.uses.storageUses[property.id] ?? []
    guard property.variable.initializerRange != nil else {
      guard uses.isEmpty, property.variable.accessLevel != .private,
        !model.isOnlyPassedByName(property)
      else { return [] }
      let effects = Effects(made: "", dropping: typeWithDeinitializer(of: property, model), model)
      return [
        note(
          "what is passed for '\(property.variable.name)' is now made", effects, at: name, in: property.file,
          of: property, model)
      ]
    }
    // The default is not used, or is assigned by initializers instead.
    if uses.contains(where: \.use.isInitialization) { return [] }
    guard let effects = effects(ofDefaultOf: property, model) else { return [] }
    return [
      note(
        "before Xcode 27, \(effects.made) is now made", effects, at: name, in: property.file, of: property,
        model)
    ]
  }

  /// `StateObject` creates a default object when the app is shown, so after the initializer of the app.
  ///
  /// ```swift
  /// @StateObject private var model = Model()      // uses what `configure()` sets up; or `Model.shared`
  /// init() { FirebaseApp.configure() }
  /// ```
  private static func notes(
    forDefaultInApp property: WrappedProperty, in model: ProjectModel
  ) -> [Diagnostic] {
    let uses = model.uses.storageUses[property.id] ?? []
    guard property.variable.initializerRange != nil, !uses.contains(where: \.use.isInitialization),
      let app = model.index.owner(of: property.id), model.initializesMore(app),
      let effects = effects(ofDefaultOf: property, inApp: true, model)
    else { return [] }
    let name = property.variable.name
    return [
      model.diagnostic(
        .stateCreatedEagerly, at: property.variable.nameRange.lowerBound, in: property.file,
        "before Xcode 27, \(effects.made) is now made before the initializer of '\(model.name(of: app))' does anything; if it needs that, declare '\(name)' without a value, and assign '_\(name) = State(wrappedValue: …)' at the end of the initializer"
      ).traced(by: effects.trace)
    ]
  }

  /// The notes on a default moved into initializers, which evaluate it every time in every version.
  static func notes(forMovedDefaultOf property: WrappedProperty, in model: ProjectModel) -> [Diagnostic] {
    guard model.isMadeAgain(property), !model.isInApp(property),
      let effects = effects(ofDefaultOf: property, model)
    else {
      return []
    }
    return [
      note(
        "\(effects.made) is now made", effects, at: property.variable.nameRange.lowerBound,
        in: property.file, of: property, model)
    ]
  }

  /// The notes on a value that an initializer assigns.
  static func notes(
    for initialization: StorageUse.Initialization, in file: Int, of property: WrappedProperty,
    _ model: ProjectModel
  ) -> [Diagnostic] {
    guard !initialization.isTrivial, model.isMadeAgain(property), !model.isInApp(property) else {
      return []
    }
    let type = initialization.hasCall ? typeWithDeinitializer(of: property, model) : nil
    let value = model.quotation(initialization.valueRange, in: file)
    return [
      note(
        "'\(value)' is now made", Effects(made: "", dropping: type, model),
        at: initialization.valueRange.lowerBound, in: file, of: property, model)
    ]
  }

  private static func note(
    _ making: String, _ effects: Effects, at offset: Int, in file: Int, of property: WrappedProperty,
    _ model: ProjectModel
  ) -> Diagnostic {
    let holder = model.index.owner(of: property.id).map(model.name(of:)) ?? "the view"
    return model.diagnostic(
      .stateCreatedEagerly, at: offset, in: file,
      "\(making) whenever '\(holder)' is initialized, and only the first object is kept; \(effects.advice)"
    ).traced(by: effects.trace)
  }

  /// The side effects of creating or dropping an object, with the steps that lead there.
  private struct Effects {
    /// The object, as a message names it.
    let made: String
    let advice: String
    let trace: [TraceStep]

    init(made: String, cause: Cause) {
      self.made = made
      advice = "keep \(cause.description) free of effects"
      trace = cause.trace
    }

    /// - Parameter type: the class whose `deinit` has effects; nil if unknown.
    init(made: String, dropping type: TypeID?, _ model: ProjectModel) {
      self.made = made
      guard let type else {
        advice = "keep making it free of effects"
        trace = []
        return
      }
      advice = "all others run the 'deinit' of '\(model.name(of: type))' at once; keep both free of effects"
      trace = model.index[type].functions.filter { $0.kind == .deinitializer && $0.hasEffects }.map {
        TraceStep(
          at: SourceLocation(file: type.file, offset: $0.range.lowerBound),
          "'\(model.name(of: type))' has a 'deinit' with effects")
      }
    }
  }

  /// The initializer or the default value that has effects.
  private struct Cause {
    let description: String
    let trace: [TraceStep]
  }

  /// The side effects of creating or dropping a default object; nil if there are none.
  private static func effects(
    ofDefaultOf property: WrappedProperty, inApp: Bool = false, _ model: ProjectModel
  ) -> Effects? {
    guard mayMake(property.variable, inApp: inApp), let type = property.type.declarations.first else {
      return nil
    }
    let made = "'\(model.name(of: type))'"
    if let dropped = typeWithDeinitializer(of: property, model) {
      return Effects(made: made, dropping: dropped, model)
    }
    var visited: Set<TypeID> = []
    guard let cause = causeOfEffects(ofMaking: type, inApp: inApp, &visited, model) else { return nil }
    return Effects(made: made, cause: cause)
  }

  /// Whether evaluating the default of a variable may make its object. In an app, that is so for `Model.shared`, too:
  /// it may be the first to ask for it.
  private static func mayMake(_ variable: VariableFact, inApp: Bool) -> Bool {
    switch variable.initializer {
    case .call: true
    case .member, .implicitMember: inApp
    default: false
    }
  }

  /// The cause of side effects in the creation of an object: an initializer or default value of the class, of a
  /// superclass, or of an object created by it. In an app, calls whose result may depend on earlier effects count, too.
  private static func causeOfEffects(
    ofMaking made: TypeID, inApp: Bool, _ visited: inout Set<TypeID>, _ model: ProjectModel
  ) -> Cause? {
    guard visited.insert(made).inserted else { return nil }
    let isFirst = visited.count == 1
    for type in [made] + model.index.superclasses(of: made) {
      let declarations = model.index.declarations(of: type)
      let effects = InitializerEffects(made, by: type, in: model)
      let trace = declarations.firstResult { declaration in
        model.index[declaration].functions.firstResult {
          traceOfEffects(of: $0, in: declaration, inApp: inApp, effects, model)
        }
      }
      if let trace {
        let name =
          isFirst && type == made ? "its initializer" : "the initializer of '\(model.name(of: type))'"
        return Cause(description: name, trace: trace)
      }
      let variables = model.index[type].variables.filter { $0.isStored && !$0.isStatic && !$0.isLazy }
      for variable in variables {
        guard let value = variable.initializerValueRange else { continue }
        if let trace = effects.trace(ofDefaultAt: value, countsCalls: inApp) {
          let step = TraceStep(
            at: SourceLocation(file: type.file, offset: value.lowerBound),
            "making '\(model.name(of: type))' evaluates this default")
          return Cause(description: "the default of '\(variable.name)'", trace: [step] + trace)
        }
        guard mayMake(variable, inApp: inApp),
          let part = model.index.typeOfVariable(variable, in: LookupScope(inside: type)).declarations.first,
          model.index[part].kind == .class,
          let cause = causeOfEffects(ofMaking: part, inApp: inApp, &visited, model)
        else { continue }
        return cause
      }
    }
    return nil
  }

  private static func traceOfEffects(
    of function: FunctionFact, in declaration: TypeID, inApp: Bool, _ effects: InitializerEffects,
    _ model: ProjectModel
  ) -> [TraceStep]? {
    guard function.kind == .initializer else { return nil }
    let trace = effects.trace(of: function, in: declaration)
    guard trace != nil || inApp && function.hasEffects else { return nil }
    let step = TraceStep(
      at: SourceLocation(file: declaration.file, offset: function.range.lowerBound),
      "making '\(model.name(of: declaration))' runs this initializer")
    return [step] + (trace ?? [])
  }

  /// The class of the object, or a superclass, whose `deinit` does more than release the object's own resources.
  private static func typeWithDeinitializer(
    of property: WrappedProperty, _ model: ProjectModel
  ) -> TypeID? {
    guard let type = property.type.declarations.first else { return nil }
    return ([type] + model.index.superclasses(of: type)).first { type in
      model.index[type].functions.contains { $0.kind == .deinitializer && $0.hasEffects }
    }
  }
}

extension ProjectModel {
  /// Whether every call of the memberwise initializer passes a stored value: `Inner(model: model)`. No object is
  /// created there.
  fileprivate func isOnlyPassedByName(_ property: WrappedProperty) -> Bool {
    guard let type = index.owner(of: property.id).flatMap({ index[$0].name.last }) else { return false }
    let passed = index.files(mentioning: type).flatMap { file in
      FactsReader.arguments(labeled: property.variable.name, whereMade: type, in: source(file)).map {
        text($0.value, in: file)
      }
    }
    return !passed.isEmpty
      && passed.allSatisfy { value in
        let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
        return name.utf8.allSatisfy(\.continuesIdentifier)
          && !index.allVariables(named: name).contains { index[$0].isComputed }
          && !index.globals(named: name).contains { global in
            if case .globalVariable(let variable, _) = global { variable.isComputed } else { false }
          }
      }
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
