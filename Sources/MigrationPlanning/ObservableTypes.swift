package import SwiftModel

/// The subjects of the migration: the project's observable classes, and its protocols that refine `ObservableObject`.
package struct ObservableTypes: Sendable {
  /// An entry of an inheritance clause that names `ObservableObject`.
  package struct Conformance: Hashable, Sendable {
    package let declaration: TypeID
    package let entry: Int
  }

  /// A type that is to be migrated: an observable class, or a protocol that refines `ObservableObject`.
  package struct Subject: Sendable {
    package let id: TypeID
    package let isProtocol: Bool
    /// The inheritance clauses that name `ObservableObject` itself.
    package var conformances: [Conformance] = []
    /// The project's protocols that refine `ObservableObject` and that this type conforms to or refines.
    package var observableProtocols: [TypeID] = []
    /// The superclass, where it is an observable class of the project.
    package var observableSuperclass: TypeID?
    /// It does not conform, but a subclass does, whose `objectWillChange` announced its changes too.
    package var isPlainBase = false
    /// It has `@Observable` and does not conform to `ObservableObject`.
    package var isObservableAlone = false
    /// It has `@Observable` or SwiftData's `@Model` already.
    package var isMigrated = false
  }

  /// By declaration; iterate `order` for a deterministic sequence.
  package let subjects: [TypeID: Subject]
  /// In the order of files.
  package let order: [TypeID]
  /// Types that are observable through a supertype of a framework, with the name of that.
  package let foreign: [TypeID: String]

  /// The direct subclasses of each observable class.
  private let subclasses: [TypeID: [TypeID]]

  package subscript(id: TypeID) -> Subject? { subjects[id] }

  /// The direct subclasses of an observable class, in order.
  package func directSubclasses(of base: TypeID) -> [TypeID] { subclasses[base] ?? [] }

  /// The direct and indirect subclasses of an observable class, in order.
  package func subclasses(of base: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var open = directSubclasses(of: base)
    while let subclass = open.popLast() {
      if found.insert(subclass).inserted { open += directSubclasses(of: subclass) }
    }
    return found.sorted()
  }

  private static func subclasses(among subjects: [TypeID: Subject], in order: [TypeID]) -> [TypeID: [TypeID]]
  {
    var subclasses: [TypeID: [TypeID]] = [:]
    for id in order {
      if let base = subjects[id]?.observableSuperclass { subclasses[base, default: []].append(id) }
    }
    return subclasses
  }

  /// Leaves out classes with `@Observable` that do not conform to `ObservableObject`, apart from those still used with
  /// the old system: these are left from an unfinished migration.
  ///
  /// - Parameter used: the classes that the old system is used with.
  package func keepingHalfMigrated(_ used: Set<TypeID>) -> ObservableTypes {
    let kept = subjects.filter { !$0.value.isObservableAlone || used.contains($0.key) }
    return ObservableTypes(subjects: kept, foreign: foreign)
  }

  package func without(_ settled: Set<TypeID>) -> ObservableTypes {
    settled.isEmpty
      ? self : ObservableTypes(subjects: subjects.filter { !settled.contains($0.key) }, foreign: foreign)
  }

  private init(subjects: [TypeID: Subject], foreign: [TypeID: String]) {
    self.subjects = subjects
    self.foreign = foreign
    order = subjects.keys.sorted()
    subclasses = Self.subclasses(among: subjects, in: order)
  }

  package init(index: ProjectIndex) {
    var finder = ObservableTypeFinder(index: index)
    finder.run()
    subjects = finder.subjects
    order = finder.subjects.keys.sorted()
    foreign = finder.foreign
    subclasses = Self.subclasses(among: subjects, in: order)
  }

  /// The subjects that the dynamic type of a value may be.
  package func subjects(in type: ResolvedType) -> [TypeID] {
    type.unwrapped.declarations.filter { subjects[$0] != nil }
  }
}

/// Finds the subjects in an index.
private struct ObservableTypeFinder {
  let index: ProjectIndex
  var subjects: [TypeID: ObservableTypes.Subject] = [:]
  var foreign: [TypeID: String] = [:]

  mutating func run() {
    let nominals = index.nominalTypes
    for id in nominals { addDirect(id) }
    // Propagates observability through protocols and superclasses, to a fixed point.
    var changed = true
    while changed {
      changed = false
      for id in nominals where addInherited(id) { changed = true }
    }
    for id in Array(subjects.keys) { addPlainBases(of: id) }
    for id in nominals { markForeign(id) }
    for id in foreign.keys { subjects[id] = nil }
  }

  private mutating func addDirect(_ id: TypeID) {
    let kind = index[id].kind
    guard kind == .class || kind == .protocol || kind == .actor else { return }
    var subject = ObservableTypes.Subject(id: id, isProtocol: kind == .protocol)
    for declaration in index.declarations(of: id) {
      let scope = LookupScope(file: declaration.file, enclosingType: index[declaration].parent)
      for (entry, inherited) in (index[declaration].inheritance?.entries ?? []).enumerated()
      where names(inherited.type, observableObjectAt: scope) {
        subject.conformances.append(.init(declaration: declaration, entry: entry))
      }
    }
    subject.isMigrated = index[id].hasObservationMacro
    subject.isObservableAlone =
      subject.conformances.isEmpty && kind == .class
      && index[id].attributes.contains { $0.name.last == "Observable" }
    if !subject.conformances.isEmpty || subject.isObservableAlone { subjects[id] = subject }
  }

  /// Whether a type is `ObservableObject`, a composition with it, or an alias of either.
  private func names(_ type: TypeExpression, observableObjectAt scope: LookupScope) -> Bool {
    type.boundParts.contains { part in
      guard let name = part.dottedName else { return false }
      if AppleName.observableObject.isNamed(by: name, at: scope, in: index) { return true }
      return index.resolve(part, in: scope).mentionsObservableObject
    }
  }

  private mutating func addInherited(_ id: TypeID) -> Bool {
    let kind = index[id].kind
    guard kind == .class || kind == .protocol else { return false }
    let protocols = index.refinedProtocols(of: id).filter { subjects[$0]?.isProtocol == true }
    let superclass = index.superclasses(of: id).first { subjects[$0]?.isObservableAlone == false }
    guard !protocols.isEmpty || superclass != nil else { return false }
    var subject = subjects[id] ?? ObservableTypes.Subject(id: id, isProtocol: kind == .protocol)
    let unchanged =
      subjects[id] != nil && subject.observableProtocols == protocols
      && subject.observableSuperclass == superclass
    subject.isObservableAlone = false
    subject.observableProtocols = protocols
    subject.observableSuperclass = superclass
    subject.isMigrated = index[id].hasObservationMacro
    subjects[id] = subject
    return !unchanged
  }

  /// Adds the superclasses that do not conform themselves: `objectWillChange` of a subclass announced their published
  /// variables, and with any change, views read their other variables again.
  private mutating func addPlainBases(of id: TypeID) {
    var current = id
    var depth = 0
    while depth < 16, let base = index.superclass(of: current) {
      if subjects[base] == nil, subjects[current]?.observableSuperclass == nil {
        let stores = chain(from: base).contains { type in
          index[type].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
        }
        guard stores else { return }
        var subject = ObservableTypes.Subject(id: base, isProtocol: false)
        subject.isPlainBase = true
        subject.isMigrated = index[base].attributes.contains { $0.name.last == "Observable" }
        subjects[base] = subject
      }
      if subjects[current]?.observableSuperclass == nil { subjects[current]?.observableSuperclass = base }
      current = base
      depth += 1
    }
  }

  /// A class and its superclasses, in order.
  private func chain(from type: TypeID) -> [TypeID] {
    var types = [type]
    while types.count < 16, let next = index.superclass(of: types[types.count - 1]) { types.append(next) }
    return types
  }

  /// Marks managed objects and documents, which are observable through Apple's frameworks and stay so, and the protocols
  /// that only these can conform to.
  private mutating func markForeign(_ id: TypeID) {
    guard [.class, .protocol].contains(index[id].kind) else { return }
    var current: TypeID? = id
    var depth = 0
    while let type = current, depth < 16 {
      for declaration in index.declarations(of: type) {
        for entry in index[declaration].inheritance?.entries ?? [] {
          let names = entry.type.boundParts.compactMap { $0.dottedName?.last }
          if let name = names.first(where: Self.foreignObservables.contains) { foreign[id] = name }
        }
      }
      current = index.superclass(of: type)
      depth += 1
    }
  }

  /// Classes of the SDK that are observable objects, and its protocols that refine `ObservableObject`.
  private static let foreignObservables: Set<String> = [
    "NSManagedObject", "ReferenceFileDocument", "UIManagedDocument", "NSPersistentDocument",
  ]
}

extension ResolvedType {
  fileprivate var mentionsObservableObject: Bool {
    switch self {
    case .external(let name, _): name.last == "ObservableObject"
    case .existential(let parts): parts.contains(where: \.mentionsObservableObject)
    default: false
    }
  }
}
