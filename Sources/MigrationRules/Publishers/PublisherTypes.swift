import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Generalizes declarations of type `Published<Value>.Publisher` to accept or return other publishers.
///
/// ```swift
/// func follow(_ names: Published<String>.Publisher) { … }   // some Publisher<String, Never>
/// var names: Published<String>.Publisher { $name }          // AnyPublisher<String, Never>
/// ```
///
/// A parameter changes if its function only subscribes to it. A property changes together with the requirement that it
/// witnesses and all other witnesses of that (`SharedRequirement`).
enum PublisherTypes {
  struct Edit {
    let edit: SourceEdit
    let file: Int
    var subjects: [TypeID] = []
  }
  enum Outcome {
    case any([Edit])
    case obstacle(String)
  }

  // MARK: Parameters

  /// Whether the function that a publisher is passed to accepts any publisher, and the edits that make it do so.
  static func receivers(
    of passed: PassedPublisher, in scope: LookupScope, _ context: RuleContext, depth: Int = 0
  ) -> Outcome {
    let functions = CalledFunction.all(taking: passed, in: scope, context.model).filter {
      parameter(of: $0.function, for: passed) != nil
    }
    guard !functions.isEmpty, depth < 8 else {
      if isOfAnyPublisher(passed, context) { return .any([]) }
      if let receiver = passed.receiver, context.index.functionNames.contains(passed.callee),
        context.index.type(of: receiver, in: scope) == .unknown
      {
        return .obstacle(
          "it is handed to '\(passed.callee)', and the type of what that is called on is not clear; write it out, or subscribe to it here"
        )
      }
      if let property = property(filledBy: passed, in: scope, context) {
        let type = property.type.map { "\($0)" } ?? ""
        let way =
          type.contains("Published")
          ? " as a '\(type)'; let that be an 'AnyPublisher' and hand" : "; hand"
        return .obstacle(
          "it is handed to '\(passed.callee)', which keeps it in '\(property.name)'\(way) on its 'eraseToAnyPublisher()', or subscribe to it here"
        )
      }
      return .obstacle(
        "it is handed to '\(passed.callee)', which is not found in the sources; hand on its 'eraseToAnyPublisher()', or subscribe to it here"
      )
    }
    if functions.contains(where: { tiesToOthers(passed, givenTo: $0.function) }) {
      return .obstacle(
        "it is handed to '\(passed.callee)', which takes another argument of its type; hand on its 'eraseToAnyPublisher()', or subscribe to it here"
      )
    }
    var edits: [Edit] = []
    for found in functions {
      guard let parameter = parameter(of: found.function, for: passed), let type = parameter.type,
        "\(type)".contains("Published")
      else { continue }
      guard passed.isPlain, let own = self.edits(of: found, context, depth: depth) else {
        return .obstacle(
          "it is handed to '\(passed.callee)', which takes a '\(type)'; let that take 'some Publisher' or an 'AnyPublisher'"
        )
      }
      edits += own
    }
    return .any(edits)
  }

  /// Whether a function of another module takes what operators make of a publisher: it cannot name the type of that.
  private static func isOfAnyPublisher(_ passed: PassedPublisher, _ context: RuleContext) -> Bool {
    !passed.isPlain && passed.callee != "init" && !context.index.functionNames.contains(passed.callee)
      && !context.index.declaresType(named: passed.callee) && !context.model.keepsPublishersOfProperties
  }

  /// Whether another parameter must have the same type, as in `func both<P: Publisher>(_ x: P, _ y: P)`: its argument
  /// may not be bridged, unless both publishers belong to one object.
  private static func tiesToOthers(_ passed: PassedPublisher, givenTo function: FunctionFact) -> Bool {
    guard let own = parameter(of: function, for: passed), let type = own.type, case .genericParameter = type
    else { return false }
    let same = [type, .optional(type), .array(type)]
    return function.parameters.enumerated().contains { position, parameter in
      guard parameter != own, parameter.type.map(same.contains) ?? false else { return false }
      return parameter.type != type
        || !passed.companions.contains {
          $0.label == parameter.label && (parameter.label != nil || $0.position == position)
        }
    }
  }

  private static func parameter(of function: FunctionFact, for passed: PassedPublisher) -> ParameterFact? {
    if let label = passed.label { return function.parameters.first { $0.label == label } }
    let unlabelled = function.parameters.indices.filter { function.parameters[$0].label == nil }
    return unlabelled.first { $0 >= passed.position }.map { function.parameters[$0] }
  }

  /// The property that a struct's memberwise initializer assigns an argument to.
  private static func property(
    filledBy passed: PassedPublisher, in scope: LookupScope, _ context: RuleContext
  ) -> VariableFact? {
    guard passed.receiver == nil, let label = passed.label else { return nil }
    let types = context.index.resolve(.name(passed.callee), in: scope).declarations
    return types.filter { context.index[$0].kind == .struct }.flatMap { context.index[$0].variables }
      .first { $0.name == label && $0.isStored && !$0.isStatic }
  }

  /// Nil if the function uses a publisher for more than subscribing, or is overridden.
  private static func edits(of found: CalledFunction, _ context: RuleContext, depth: Int) -> [Edit]? {
    let (function, file) = (found.function, found.file)
    if context.model.isOverridden(function) { return nil }
    let header = function.range.lowerBound..<(function.bodyRange?.lowerBound ?? function.range.upperBound)
    let mentions = context.index.files[file].typeMentions.filter { mention in
      mention.publisherType.map { header.contains($0.range.lowerBound) } == true
    }
    guard !mentions.isEmpty else { return nil }
    let source = context.source(file)
    var edits: [Edit] = []
    for mention in mentions {
      guard let type = mention.publisherType, case .parameter(let handingOn?) = type.position else {
        return nil
      }
      let value = source.text(in: type.valueRange)
      let publisher = "some \(context.model.combineName("Publisher"))<\(value), Never>"
      edits.append(Edit(edit: source.replacing(type.range, with: publisher), file: file))
      for next in handingOn {
        let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
        guard case .any(let further) = receivers(of: next, in: scope, context, depth: depth + 1) else {
          return nil
        }
        edits += further
      }
    }
    return edits
  }

  // MARK: Getters

  /// The property that returns a publisher, with all declarations that share its type.
  static func getters(returning located: Located<ProjectionUse>, _ context: RuleContext) -> Outcome {
    guard let type = located.use.enclosingType,
      let getter = context.index.files[located.file].types[type].variables.first(where: {
        $0.declarationRange.contains(located.use.range.lowerBound)
      })
    else { return .obstacle("its type is written here; make that an 'AnyPublisher'") }
    let requirement = SharedRequirement(
      named: getter.name, of: TypeID(file: located.file, index: type), in: context.model)
    let all = members(of: requirement, context)
    var edits: [Edit] = []
    if let ofTakers = self.edits(ofTakersOf: requirement, context) {
      edits = ofTakers
    } else if PublisherElement.mentions(ofSameElementAs: all, context)
      .contains(where: { $0.position != .getter })
    {
      return .obstacle(
        "'\(getter.name)' gives it out as a 'Published.Publisher', which other code takes; make that an 'AnyPublisher' first"
      )
    }
    if let first = all.first, isAssigned(requirement, near: first.declaration.file, context) {
      return .obstacle(
        "'\(getter.name)' is assigned a 'Published.Publisher' elsewhere; make that an 'AnyPublisher' first")
    }
    for member in all {
      if isReceivedAnew(member, context) {
        return .obstacle(
          "'\(getter.name)' would give out another 'AnyPublisher' each time, and a view that receives it would subscribe again with each update; let a 'lazy var' of the class keep one"
        )
      }
      guard let own = self.edits(of: member, context) else {
        return .obstacle(
          "'\(getter.name)' of '\(context.name(of: member.declaration))' is another way to fulfil the same requirement; make that an 'AnyPublisher' first"
        )
      }
      edits += own
    }
    return .any(edits)
  }

  /// The edits that let all that takes what a property gives out accept any publisher; nil where something else is done
  /// with it.
  private static func edits(ofTakersOf requirement: SharedRequirement, _ context: RuleContext) -> [Edit]? {
    var edits: [Edit] = []
    let places = requirement.uses()
    for file in context.index.files(mentioning: requirement.name) {
      let uses = FactsReader.publisherUses(of: requirement.name, in: context.source(file))
      for use in uses where places.contains(SourceLocation(file: file, offset: use.offset)) {
        switch use.role {
        case .subscribed: continue
        case .inferred where !context.model.keepsPublishersOfProperties: continue
        case .passed(let passed):
          let scope = LookupScope(file: file, enclosingType: use.enclosingType)
          guard case .any(let own) = receivers(of: passed, in: scope, context) else { return nil }
          edits += own
        case .inferred, .assigned, .returned, .passedKeyPath, .extended, .other: return nil
        }
      }
    }
    return edits
  }

  /// The properties and requirements that return publishers of properties.
  private static func members(of requirement: SharedRequirement, _ context: RuleContext) -> [VariableID] {
    context.index.allVariables(named: requirement.name).filter {
      requirement.isDeclared(by: $0) && publisherType(of: $0, context) != nil
    }
  }

  private static func publisherType(of id: VariableID, _ context: RuleContext) -> PublisherTypeFact? {
    let range = context.index[id].declarationRange
    return context.index.files[id.declaration.file].typeMentions.compactMap(\.publisherType)
      .first { $0.position == .getter && range.contains($0.range.lowerBound) }
  }

  private static func edits(of id: VariableID, _ context: RuleContext) -> [Edit]? {
    guard let type = publisherType(of: id, context) else { return nil }
    let file = id.declaration.file
    let source = context.source(file)
    let changed = Edit(
      edit: source.replacing(
        type.range,
        with: "\(context.model.combineName("AnyPublisher"))<\(source.text(in: type.valueRange)), Never>"),
      file: file)
    if context.index[id.declaration].kind == .protocol { return [changed] }
    let uses = context.index.files[file].projections.filter {
      context.index[id].declarationRange.contains($0.range.lowerBound)
    }
    guard uses.count == 1, let use = uses.first, use.publisherRole == .returned else { return nil }
    let located = Located(file: file, use: use)
    let properties = context.bridges?.properties(projectedBy: located) ?? []
    let bridged = properties.filter { context.bridges?.isBridged($0) == true }
    let isBridged = bridged.count == properties.count && !bridged.isEmpty
    guard isBridged || bridged.isEmpty else { return nil }
    let publisher = isBridged ? BridgedUse.subject(for: use) : "$" + use.name
    let getter = PublisherGetter(id: id, use: use, model: context.model)
    return getter.edits(type: changed.edit, publisher: publisher, isIgnored: isBridged)
      .map { Edit(edit: $0, file: file, subjects: bridged.map(\.declaration)) }
  }

  /// Whether something assigns another publisher to a variable, or to a requirement that allows it.
  private static func isAssigned(
    _ requirement: SharedRequirement, near file: Int, _ context: RuleContext
  ) -> Bool {
    context.references.hasEffect(on: [requirement.name], near: file, for: .change) {
      $0.use.kind == .assignment && requirement.mayBe($0)
    }
  }

  /// Whether a property would return another `AnyPublisher` each time, and a view may receive that.
  private static func isReceivedAnew(_ id: VariableID, _ context: RuleContext) -> Bool {
    guard context.index[id.declaration].kind != .protocol, !context.index[id].isStored,
      let use = context.index.files[id.declaration.file].projections.first(where: {
        context.index[id].declarationRange.contains($0.range.lowerBound)
      })
    else { return false }
    let getter = PublisherGetter(id: id, use: use, model: context.model)
    return !getter.canBeStored && getter.mayBeReceived
  }
}

extension ProjectModel {
  /// Whether a class overrides a function of that name, which then cannot change its type.
  fileprivate func isOverridden(_ function: FunctionFact) -> Bool {
    function.kind == .function
      && index.files.contains { facts in
        facts.types.contains { type in
          type.functions.contains { $0.name == function.name && $0.modifiers.contains(named: "override") }
        }
      }
  }
}
