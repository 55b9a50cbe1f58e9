import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// How the objects of `@StateObject` properties are made, and what that does besides.
///
/// `StateObject` makes its object once, when the view is there. `State` makes one with every initialization of the view,
/// and drops all but the first.
struct StateCreation: Sendable {
  /// An expression that makes an object, or gives one.
  struct Making: Sendable {
    enum Site: Sendable { case initialValue, assignment, argument }

    let site: Site
    let value: Located<Range<Int>>
    let effects: CreationEffects.Finding
    /// A link that keeps the view with the object made, and shows both again; with Xcode 27, what a property begins with is
    /// made when the view appears.
    var link: Located<Effect>?
    /// What is read of the object, or of one that is made with it, and changes later.
    var read: VariableID?

    /// Whether the sources show that making or dropping one is noticed.
    var isProven: Bool {
      effects.certainty == .proven || effects.drop != nil || link != nil && site != .initialValue
    }
    /// Nothing else is noticed of it.
    var isKeptByLink: Bool { link != nil && effects.certainty < .proven && effects.drop == nil }
    var isHarmless: Bool { effects.certainty < .possible && effects.drop == nil }
  }

  private var makings: [VariableID: [Making]] = [:]

  init(in model: ProjectModel, calls: CallGraph) {
    let properties = model.properties.filter { $0.wrapper == .stateObject && !$0.subjects.isEmpty }
    let found = model.reader.map(properties) { Self.makings(of: $0, in: model, calls) }
    let links = NavigationLinks(in: model)
    for (property, makings) in zip(properties, found) {
      self.makings[property.id] = makings.map { making in
        var making = making
        if making.effects.makesValues, let view = model.index.owner(of: property.id) {
          making.link = links.link(to: view)
        }
        return making
      }
    }
  }

  /// Where the object of a property is made: by its initial value, in initializers, where views are made.
  func makings(of property: WrappedProperty) -> [Making] { makings[property.id] ?? [] }

  func initialValue(of property: WrappedProperty) -> Making? {
    makings(of: property).first { $0.site == .initialValue }
  }

  func assignment(of value: Range<Int>, in file: Int, to property: WrappedProperty) -> Making? {
    makings(of: property).first { $0.value.file == file && $0.value.use == value }
  }

  // MARK: Finding

  private static func makings(
    of property: WrappedProperty, in model: ProjectModel, _ calls: CallGraph
  ) -> [Making] {
    let isInApp = model.isInApp(property)
    guard isInApp || model.isMadeAgain(property),
      model.index.owner(of: property.id).map({ model.isOfPreviews($0) }) != true
    else { return [] }
    let effects = CreationEffects(in: model, calls: calls, isFirst: isInApp)
    func making(_ site: Making.Site, _ value: Range<Int>, in file: Int) -> Making {
      Making(
        site: site, value: Located(file: file, use: value),
        effects: effects.finding(of: value, in: file, giving: Array(property.type.declarations.prefix(1))))
    }
    let assigned = (model.uses.storageUses[property.id] ?? []).flatMap { located -> [Making] in
      guard case .initialization(let value) = located.use.form, !value.isTrivial else { return [] }
      let assignment = making(.assignment, value.valueRange, in: located.file)
      guard model.callsParameter(value.valueRange, in: located.file) else { return [assignment] }
      // What is passed for it may make the object in any way.
      let made = model.classes(ofObjectOf: property).map { type in
        Making(site: .argument, value: assignment.value, effects: effects.finding(ofMaking: type))
      }
      return [assignment] + made
    }
    let initial = property.variable.initializerValueRange.map {
      making(.initialValue, $0, in: property.file)
    }
    let passed = model.arguments(for: property).map { making(.argument, $0.use, in: $0.file) }
    return [initial].compactMap { $0 } + assigned + passed
  }
}

extension ProjectModel {
  /// The class of the object of a property, or those that a generic parameter may stand for.
  fileprivate func classes(ofObjectOf property: WrappedProperty) -> [TypeID] {
    property.type.declarations.flatMap { type in
      index[type].kind == .protocol ? index.conformers(of: type).filter { index[$0].kind == .class } : [type]
    }
  }

  /// An expression of an initializer calls a closure that this is given: `make()`.
  fileprivate func callsParameter(_ value: Range<Int>, in file: Int) -> Bool {
    let text = text(value, in: file)
    let around = index.files[file].types.flatMap(\.functions).filter {
      $0.kind == .initializer && $0.bodyRange?.contains(value.lowerBound) == true
    }
    return around.flatMap(\.parameters).contains { text.hasPrefix($0.name + "(") }
  }

  /// What is passed for a property to the memberwise initializer, where the sources show that.
  func arguments(for property: WrappedProperty) -> [Located<Range<Int>>] {
    guard property.variable.initializerRange == nil, property.variable.accessLevel != .private,
      (uses.storageUses[property.id] ?? []).isEmpty,
      let type = index.owner(of: property.id).flatMap({ index[$0].name.last })
    else { return [] }
    return index.files(mentioning: type).flatMap { file in
      FactsReader.arguments(labeled: property.variable.name, whereMade: type, in: source(file)).map {
        Located(file: file, use: $0.value)
      }
    }
  }
}
