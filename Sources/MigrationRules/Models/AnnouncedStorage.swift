import MigrationPlanning
import SourceText
import SwiftModel

/// A stored variable that the macro cannot track, and whose changes a property around it announces.
struct AnnouncedStorage {
  let variable: VariableFact
  /// Nil for a `lazy` variable, for one whose name needs back-ticks, and for one that `@Model` does not track.
  let wrapper: AttributeFact?
  let subject: ObservableTypes.Subject
  let model: ProjectModel

  /// A wrapped variable whose changes were announced: by its wrapper, or by `objectWillChange.send()` in an observer.
  /// Nil for a variable whose changes were not announced, or that is not visible to other code.
  init?(of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel) {
    self.init(untracked: variable, in: subject, model)
    guard wrapper != nil else { return nil }
    guard !isSilent || isAnnouncedByHand, isAnnouncedByHand || isTiedToOldSystem || mayBeRead else {
      return nil
    }
  }

  /// A `lazy` or wrapped variable, or one whose name needs back-ticks, whatever announced its changes. Nil for published ones, and for observable objects in
  /// the wrappers of the old system.
  init?(untracked variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel) {
    guard variable.isStored, !variable.isStatic, !variable.isLet,
      !model.isPublished(variable, in: subject.id), !MacroLimits.isIgnored(variable)
    else { return nil }
    wrapper = variable.attributes.first { MacroLimits.isWrapper($0, at: subject.id, model) }
    guard wrapper != nil || variable.isLazy || variable.isBackticked else { return nil }
    self.variable = variable
    self.subject = subject
    self.model = model
  }

  /// A published variable that `@Model` keeps out of the store, and does not track.
  init?(transient variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel) {
    guard model.isPublished(variable, in: subject.id), model.isStoredModel(subject.id),
      variable.isStored, !variable.isStatic, variable.attributes.contains(where: Self.isTransient)
    else { return nil }
    wrapper = nil
    self.variable = variable
    self.subject = subject
    self.model = model
  }

  private static func isTransient(_ attribute: AttributeFact) -> Bool { attribute.name.last == "Transient" }

  /// Whether a macro that is there leaves it out, so that it needs no `@ObservationIgnored`.
  var isTransient: Bool { variable.attributes.contains(where: Self.isTransient) }

  /// Nil without a wrapper.
  var kind: AnnouncingWrapper? { wrapper.map { AnnouncingWrapper($0, in: subject.id, model) } }

  /// Its value is that of a key of the user defaults, for all objects.
  var isInDefaults: Bool { wrapper?.isInDefaults == true }

  /// Whether its changes were shown only together with those of published variables.
  var isSilent: Bool { kind?.announcesByItself != true }

  private var isAnnouncedByHand: Bool { model.announced.contains(variable.name, of: subject.id) }

  private var isTiedToOldSystem: Bool { kind?.isTiedToOldSystem == true }

  /// Whether a member that a view may use reads the variable. Otherwise, only effects of its changes are visible.
  private var mayBeRead: Bool {
    guard variable.isHidden else { return true }
    let declarations = model.index.declarations(of: subject.id)
    let own = model.index[subject.id]
    let isRead = { (accesses: [AccessFact]) in accesses.contains { $0.name == variable.name } }
    if own.variables.contains(where: { $0.isComputed && isRead($0.getterAccesses) }) { return true }
    if own.functions.contains(where: { $0.result != nil && isRead($0.accesses) }) { return true }
    if own.mentionCounts["$" + variable.name] != nil { return true }
    return declarations.dropFirst().contains { model.index[$0].mentionCounts[variable.name] != nil }
  }
}

// MARK: The property around it

extension AnnouncedStorage {
  var name: String { "_" + variable.name + "Storage" }

  /// Why no property can be put around it; nil if one can.
  var obstacle: String? {
    let published =
      isTransient ? variable.attribute(.published, at: LookupScope(inside: subject.id), in: model.index) : nil
    let others = variable.attributes.filter {
      $0 != wrapper && $0 != published && !(isTransient && Self.isTransient($0))
        && !(isSilent && $0.isActor)
    }
    if let other = others.first {
      return "it has '@\(other.name.joined(separator: "."))' beside it; write the property by hand"
    }
    if variable.bindingRanges.count > 1 { return "declare one variable at a time first" }
    if let modifier = variable.modifiers.first(where: { !Self.knownModifiers.contains($0.name) }) {
      return "it is '\(modifier.name)'; write the property by hand"
    }
    let hasName = { (name: String) in !model.index.variables(named: name, of: subject.id).isEmpty }
    if hasName(name) || hasName("_" + name) {
      return "the name '\(name)' is taken; rename that member first"
    }
    if variable.isBackticked, wrapper != nil { return "its name needs back-ticks; rename it first" }
    guard isSilent || kind?.declaration != nil else { return nil }
    if isTransient, !projections.isEmpty || model.uses.unclearProjections[variable.name] != nil {
      return "its publisher is used; replace that with 'didSet' or 'onChange(of:initial:)'"
    }
    if ["access", "withMutation"].contains(where: { model.hasMember(named: $0, in: subject.id) }) {
      return "its class has an 'access' or 'withMutation' of its own; rename that member first"
    }
    if projectsBinding { return nil }
    if isProjectedElsewhere {
      return "'$\(variable.name)' is used outside of its class; write the property by hand"
    }
    return !isSilent && isProjectionShown
      ? "a member reads '$\(variable.name)', which would not tell its readers of changes; write the property by hand"
      : nil
  }

  var isAnnouncedAround: Bool { obstacle == nil && type != nil }

  private static let knownModifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "lazy",
  ]

  /// The type as written, or inferred from the initial value; nil if it is not clear.
  var type: String? {
    let source = model.source(subject.id.file)
    if let range = variable.typeRange { return source.text(in: range) }
    guard isSilent, let wrapper else {
      return variable.typeRangeInWrapper.map(source.text) ?? valueType ?? typeByInitializer
    }
    if kind?.declaration != nil { return typeByWrapper }
    return wrapper.libraryWrapper.contains(.hasTypeOfInitialValue)
      ? variable.typeRangeInWrapper.map(source.text) ?? valueType : nil
  }

  /// What an initializer says of the type that the sources add to a wrapper of another module.
  private var typeByInitializer: String? {
    guard let wrapper, kind?.declaration == nil, variable.initializer == nil else { return nil }
    let scope = LookupScope(inside: subject.id)
    return AddedInitializers(of: wrapper, in: model.index).typeOfValue(madeIn: scope).flatMap {
      model.text(of: $0, in: scope, givesFoundation: true)
    }
  }

  /// What the declaration of a wrapper, which may convert the initial value, says of the type.
  private var typeByWrapper: String? {
    guard let (id, value) = wrapperMember("wrappedValue"), let range = value.typeRange else { return nil }
    let written = model.text(range, in: id.file)
    if KnownTypes.isStandardValue(written) { return written }
    let parameters = model.index[id].genericParameters
    guard parameters.count == 1, parameters[0].name == written,
      parameters[0].bound?.boundParts.contains(where: \.isNumeric) != true
    else { return nil }
    return valueType.flatMap { $0 == "Int" && argumentsMayBeFloating ? nil : $0 }
  }

  /// Whether other arguments may say that the literal of a whole number is none: `@Clamped(0...1.5) var share = 1`.
  private var argumentsMayBeFloating: Bool {
    guard let wrapper else { return false }
    let text = model.text(wrapper.nameRange.upperBound..<wrapper.range.upperBound, in: subject.id.file)
    // Every other part is in quotation marks.
    let code = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "0")
    let words = code.split { !$0.isLetter && !$0.isNumber && !"._:".contains($0) }
    return words.contains { word in
      let isLabel = word.hasSuffix(":")
      let isWhole = word.allSatisfy { $0.isNumber || $0 == "_" } || word.contains("...")
      return !isLabel && !(isWhole && word.allSatisfy { !$0.isLetter })
    }
  }

  /// The type of the initial value.
  private var valueType: String? {
    guard let range = variable.initializerValueRange, let value = variable.initializer else { return nil }
    let text = model.text(range, in: subject.id.file)
    let literal = LiteralType.name(of: text)
    if value.isLiteral { return literal ?? LiteralType.ofArray(text) }
    if case .arrayLiteral = value { return LiteralType.ofArray(text) }
    if case .unknown = value, literal == "Int" || literal == "Double" { return literal }
    if isSilent, value.callee != nil { return madeType(of: value, text) }
    let type = model.index.type(of: value, in: LookupScope(inside: subject.id))
    if case .external(let names, let arguments) = type, names.count == 1, arguments.isEmpty,
      KnownTypes.isStandardValue(names[0])
    {
      return names[0]
    }
    switch value {
    case .member(let base, _), .call(.member(let base, _), _), .application(of: .member(let base, _), _):
      // `Sort.name`, if it is a case of `Sort`.
      guard case .project(let id, let arguments) = type, arguments.isEmpty,
        base.dottedName?.last == model.index[id].name.last
      else { return nil }
      return base.dottedName?.joined(separator: ".")
    case .call(.type, _): return madeType(of: value, text)
    case .call(let callee, _), .application(of: let callee, _):
      guard let name = callee.dottedName, case .project(_, let arguments) = type, arguments.isEmpty else {
        return callee.dottedName.flatMap { $0.count == 1 && KnownTypes.isStandardValue($0[0]) ? $0[0] : nil }
      }
      return name.joined(separator: ".")
    default: return nil
    }
  }

  /// `Store(size: 2)`, if no initializer of `Store` may fail; of a type of another module only `Store()`.
  private func madeType(of value: ExpressionFact, _ text: String) -> String? {
    guard let callee = value.callee else { return nil }
    let made = text.hasSuffix("()") ? String(text.dropLast(2)) : nil
    if case .type = callee { return made }
    guard let name = callee.dottedName, name.last?.first?.isUppercase == true else { return nil }
    switch model.index.type(of: value, in: LookupScope(inside: subject.id)) {
    case .project(let id, let arguments):
      let initializers = model.index.declarations(of: id).flatMap { declaration in
        model.index[declaration].functions.filter { $0.kind == .initializer }
          .map { model.text($0.range, in: declaration.file) }
      }
      let mayFail = initializers.contains { $0.contains("init?") || $0.contains("init!") }
      return arguments.isEmpty && !mayFail ? name.joined(separator: ".") : nil
    case .external: return made == name.joined(separator: ".") ? made : nil
    default: return nil
    }
  }
}

// MARK: The projection

extension AnnouncedStorage {
  /// Whether `$x` is a binding, which `Bindable` makes of a property that announces its changes.
  var projectsBinding: Bool {
    guard let kind else { return true }
    if kind.declaration != nil {
      return wrapperMember("projectedValue")?.1.type?.dottedName?.last == "Binding"
    }
    return !isSilent || wrapper?.name.last == "Binding"
  }

  /// Whether code that does not reach the private storage uses `$x`.
  private var isProjectedElsewhere: Bool {
    if model.uses.unclearProjections[variable.name] != nil { return true }
    return projections.contains { $0.file != subject.id.file || !$0.use.isOwn }
  }

  /// Whether a member that may give its value to views uses `$x`: the storage, unlike the property, registers nothing.
  private var isProjectionShown: Bool {
    let actions = model.index[subject.id].functions.filter { $0.result == nil }.map(\.range)
    return projections.contains { use in !actions.contains { $0.contains(use.use.range.lowerBound) } }
  }

  var projections: [Located<ProjectionUse>] { id.flatMap { model.uses.projections[$0] } ?? [] }

  var id: VariableID? {
    model.index[subject.id].variables.firstIndex { $0.nameRange == variable.nameRange }
      .map { VariableID(declaration: subject.id, index: $0) }
  }

  /// A member of a wrapper that the sources declare.
  private func wrapperMember(_ name: String) -> (TypeID, VariableFact)? {
    guard let type = kind?.declaration else { return nil }
    return model.index.variables(named: name, of: type).first.map { ($0.declaration, model.index[$0]) }
  }
}

extension TypeExpression {
  /// A protocol that number literals conform to, whatever they look like.
  fileprivate var isNumeric: Bool {
    let name = dottedName?.last ?? ""
    return name.contains("Float") || name.contains("Numeric") || name.contains("Arithmetic")
  }
}
