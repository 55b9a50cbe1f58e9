import MigrationPlanning
import SwiftModel

/// The objects that are not made again with the view that makes them, as a wrapper keeps the first one.
struct KeptObjects {
  private let model: ProjectModel
  /// The initial values of what keeps them, by file.
  private let values: [Int: [Range<Int>]]
  /// The same of `@StateObject` properties alone, also in initializers: `_model = .init(wrappedValue: Model())`.
  private let valuesOfStateObjects: [Int: [Range<Int>]]
  /// The classes of which objects are held otherwise than in the state of views.
  private let held: Set<TypeID>

  init(in model: ProjectModel) {
    self.model = model
    values = model.index.nominalTypes.flatMap(model.index.declarations).reduce(into: [:]) {
      values, declaration in
      let kept = model.index[declaration].variables.filter { variable in
        variable.attributes.contains { $0.libraryWrapper.contains(.keepsFirstValue) }
      }
      values[declaration.file, default: []] += kept.compactMap(\.initializerValueRange)
    }
    valuesOfStateObjects = model.properties.filter { $0.wrapper == .stateObject }.reduce(into: [:]) {
      values, property in
      values[property.file, default: []] += [property.variable.initializerValueRange].compactMap { $0 }
      for located in model.uses.storageUses[property.id] ?? [] {
        guard case .initialization(let initialization) = located.use.form else { continue }
        values[located.file, default: []].append(initialization.valueRange)
      }
    }
    held = Set(model.properties.filter { $0.wrapper != .stateObject }.flatMap(\.subjects))
  }

  func contains(_ making: Located<Effect>) -> Bool {
    isOfStateObject(making) || isGivenToState(making)
      || (values[making.file] ?? []).contains { $0.contains(making.use.offset) }
  }

  /// Also by way of a local variable: `let rows = Rows(); _rows = StateObject(wrappedValue: rows)`.
  private func isGivenToState(_ making: Located<Effect>) -> Bool {
    LibraryWrapper(named: making.use.taker?.lastName).contains(.keepsFirstValue)
  }

  /// Whether something stands in the value that a `@StateObject` asks for once, when its view appears.
  func isOfStateObject(_ located: Located<Effect>) -> Bool {
    located.use.isKeptAsState
      || (valuesOfStateObjects[located.file] ?? []).contains { $0.contains(located.use.offset) }
  }

  /// Whether code makes an object for views which show each new one, and not the first alone: `Row(model: RowModel(id: id))`.
  func isShownAnew(_ type: TypeID, madeBy making: Located<Effect>) -> Bool {
    guard model.index[type].kind == .class, !contains(making) else { return false }
    return model.types[type] == nil ? isUsed(type, by: making) : isShown(type, by: [making])
  }

  /// Whether an object of a plain class is asked for what it has, or given to a view.
  private func isUsed(_ type: TypeID, by making: Located<Effect>) -> Bool {
    switch making.use.destination {
    case .variable: return false
    case .argument(let taker):
      guard case .metatype(.project(let view, _)) = model.index.type(of: taker, in: making.scope) else {
        return true
      }
      return model.index.declarations(of: view).contains { holds(type, $0) }
    case .result, .resultOfClosure, nil: return true
    }
  }

  /// Whether a value has an object of a class in a variable without a wrapper.
  private func holds(_ type: TypeID, _ declaration: TypeID) -> Bool {
    let lineage = model.index.lineage(of: type)
    return model.index[declaration].variables.contains { variable in
      variable.attributes.isEmpty
        && model.index.typeOfVariable(variable, in: LookupScope(inside: declaration)).unwrapped.declarations
          .contains(where: lineage.contains)
    }
  }

  /// The names of the classes of which `isShownAnew` may be said.
  var namesShownAnew: Set<String> {
    Set(
      model.index.nominalTypes.filter { type in
        model.index[type].kind == .class && (model.types[type] == nil || mayBeShown(model.family(of: type)))
      }.compactMap { model.index[$0].name.last })
  }

  /// Whether objects of some classes are held otherwise than in the state of views.
  func mayBeShown(_ classes: some Sequence<TypeID>) -> Bool { !held.isDisjoint(with: classes) }

  /// Whether views show an object that is made at some place: it is given to one that does not only keep the first one, or
  /// to rows, put into the environment, or the value of a wrapped property.
  ///
  /// - Parameter way: from a view to the making. What a function returns goes where that is called.
  func isShown(_ type: TypeID, by way: [Located<Effect>]) -> Bool {
    let family = Set(model.family(of: type))
    guard mayBeShown(family) else { return false }
    for step in way.reversed() {
      switch step.use.destination {
      case .result, .resultOfClosure(givenTo: nil): continue
      case .argument(let taker), .resultOfClosure(givenTo: .some(let taker)):
        if taker.lastName.map(LibraryEffects.handsElement) == true { continue }
        return isShown(family, givenTo: taker, in: step.scope)
      case .variable(let variable):
        let variables = Set(model.variables(namedBy: variable, in: step.scope))
        return model.properties.contains { variables.contains($0.id) && isShown(family, by: $0) }
      case nil: return isValueOfWrappedProperty(step)
      }
    }
    return true
  }

  private func isShown(_ family: Set<TypeID>, givenTo taker: ExpressionFact, in scope: LookupScope) -> Bool {
    if taker.lastName.map({ $0 == "environmentObject" || LibraryEffects.makesRows($0) }) == true {
      return true
    }
    guard case .metatype(.project(let view, _)) = model.index.type(of: taker, in: scope) else {
      return taker.lastName == "ObservedObject"
    }
    return model.index.declarations(of: view).flatMap(model.properties).contains { isShown(family, by: $0) }
  }

  private func isShown(_ family: Set<TypeID>, by property: WrappedProperty) -> Bool {
    property.wrapper != .stateObject && property.subjects.contains(where: family.contains)
  }

  private func isValueOfWrappedProperty(_ making: Located<Effect>) -> Bool {
    model.properties.contains { property in
      property.file == making.file && !property.variable.isStatic
        && property.variable.initializerValueRange?.contains(making.use.offset) == true
    }
  }
}
