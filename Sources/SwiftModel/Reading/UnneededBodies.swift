package import SourceText

/// The bodies of a file that need no parsing, since no facts are read from them.
///
/// Bodies matter in observable classes and their supertypes, and in uses of the observation system: of its names, and
/// of the projection or storage of variables that may have a wrapper of objects. A file with any of these may be
/// edited and is parsed as a whole, so that each of its syntax errors is found. In other files, only bodies matter
/// that call or write members of observable classes while a view is evaluated.
package struct UnneededBodies: Sendable {
  /// The byte ranges between the braces, in order.
  package let ranges: [Range<Int>]
  /// The names of functions that bodies call which may run while a view is evaluated; with duplicates.
  package let called: [SourceWord]
  /// The bodies of synchronous functions without a result.
  package let methods: [Method]
  /// The members that other bodies may assign or mutate; with duplicates.
  package let changed: [SourceWord]

  /// A function without a result.
  package struct Method: Sendable {
    package let name: SourceWord
    /// The functions that it calls, and the members that it may assign or mutate; with duplicates.
    package let used: [SourceWord]
  }

  /// No bodies.
  package init() { self.init([]) }

  private init(_ bodies: [DeclarationOutline.Body]) {
    ranges = bodies.map(\.range)
    called = bodies.filter(\.mayRender).flatMap(\.called)
    methods = bodies.compactMap { body in
      let used = body.called + body.writes
      return body.method.flatMap { used.isEmpty ? nil : Method(name: $0, used: used) }
    }
    changed = bodies.filter { $0.method == nil }.flatMap(\.writes)
  }

  /// The bodies of each file that need no parsing.
  ///
  /// - Parameter outlines: the outlines of all files; nil for a file that is parsed as a whole.
  package static func all(in outlines: [DeclarationOutline?]) -> [UnneededBodies] {
    let units = outlines.flatMap { $0?.units ?? [] }
    let observable = observableNames(in: units)
    let inherited = withInherited(observable, in: units)
    let users = Users(of: inherited, in: units)
    var extended = inherited
    for outline in outlines {
      guard let outline else { continue }
      let namesObjects = users.nameObjects(in: outline)
      for unit in outline.units where users.contain(unit, namesObjects) {
        extended.formUnion(unit.heads.filter { $0.kind != .extension }.flatMap(\.names))
      }
    }
    let properties = units.flatMap(\.heads).filter { $0.header.contains(SourceWord("DynamicProperty")) }
    let dynamic = Set(properties.flatMap(\.names))
    let members = Members(of: observable, in: units)
    return outlines.map { outline in
      guard let outline else { return UnneededBodies() }
      let units = outline.units
      let namesObjects = users.nameObjects(in: outline)
      let isConcerned = units.contains { unit in
        users.contain(unit, namesObjects) || unit.bodies.contains { users.contain($0, namesObjects) }
          || unit.declares(oneOf: inherited, orExtends: extended)
          || unit.heads.contains { $0.names.contains(where: dynamic.contains) }
      }
      if isConcerned { return UnneededBodies() }
      return UnneededBodies(units.flatMap(\.bodies).filter { !members.mayBeUsed(in: $0) })
    }
  }

  /// Decides which code uses the observation system.
  private struct Users {
    private let types: Set<SourceWord>
    private let wrapped: Set<SourceWord>

    /// - Parameter types: the observable types.
    init(of types: Set<SourceWord>, in units: [DeclarationOutline.Unit]) {
      self.types = types
      wrapped = Set(units.flatMap(\.wrapped))
    }

    /// Whether a file names an observable type: any `$name` in it may then be of that type.
    func nameObjects(in outline: DeclarationOutline) -> Bool {
      outline.units.contains { $0.capitalized.contains(where: types.contains) }
    }

    func contain(_ unit: DeclarationOutline.Unit, _ namesObjects: Bool) -> Bool {
      unit.usesOldSystem || areObjects(unit.projected, namesObjects)
    }

    func contain(_ body: DeclarationOutline.Body, _ namesObjects: Bool) -> Bool {
      body.usesOldSystem || areObjects(body.projected, namesObjects)
    }

    private func areObjects(_ projected: [SourceWord], _ namesObjects: Bool) -> Bool {
      !projected.isEmpty && (namesObjects || projected.contains(where: wrapped.contains))
    }
  }

  /// The names of observable types, their subtypes and aliases.
  private static func observableNames(in units: [DeclarationOutline.Unit]) -> Set<SourceWord> {
    var subclasses: [SourceWord: [SourceWord]] = [:]
    for head in units.flatMap(\.heads) where head.kind != .value {
      for word in head.header { subclasses[word, default: []] += head.names }
    }
    let declared = units.filter(\.declaresObservable).flatMap(\.heads).filter {
      $0.kind == .reference || $0.kind == .alias
    }
    return reached(from: [SourceWord("ObservableObject")] + declared.flatMap(\.names), along: subclasses)
  }

  /// Types with all their supertypes.
  private static func withInherited(
    _ names: Set<SourceWord>, in units: [DeclarationOutline.Unit]
  ) -> Set<SourceWord> {
    var inherited: [SourceWord: [SourceWord]] = [:]
    for head in units.flatMap(\.heads) where head.kind != .value {
      for name in head.names { inherited[name, default: []] += head.header }
    }
    return reached(from: Array(names), along: inherited)
  }

  private static func reached(
    from start: [SourceWord], along steps: [SourceWord: [SourceWord]]
  ) -> Set<SourceWord> {
    var (open, reached) = (start, Set(start))
    while let word = open.popLast() {
      for next in steps[word] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  /// The members of observable types that matter in code that runs while a view is evaluated, by name.
  private struct Members {
    private var methods: Set<SourceWord> = []
    private var variables: Set<SourceWord> = []
    private var haveSubscript = false

    init(of types: Set<SourceWord>, in units: [DeclarationOutline.Unit]) {
      for unit in units where unit.declares(oneOf: types, orExtends: types) {
        methods.formUnion(unit.functions.filter { !$0.isAsync }.compactMap(\.name))
        variables.formUnion(unit.variables)
        if unit.declaresSubscript { haveSubscript = true }
      }
    }

    func mayBeUsed(in body: DeclarationOutline.Body) -> Bool {
      guard body.mayRender else { return false }
      if haveSubscript && body.callsSubscript || body.writes.contains(where: variables.contains) {
        return true
      }
      return body.calls.contains(where: methods.contains)
    }
  }
}

extension DeclarationOutline.Unit {
  fileprivate func declares(oneOf names: Set<SourceWord>, orExtends extended: Set<SourceWord>) -> Bool {
    heads.contains { head in
      switch head.kind {
      case .reference, .alias: head.names.contains(where: names.contains)
      case .extension: head.names.contains(where: extended.contains)
      case .value: false
      }
    }
  }
}
