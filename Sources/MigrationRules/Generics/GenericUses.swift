package import MigrationPlanning
import SourceText
package import SwiftModel

/// The observable types that generic declarations bound by `ObservableObject` are used with.
package struct GenericUses: Sendable {

  private let uses: [String: BoundUses]
  /// The first use of each declaration that has an argument whose type is not clear.
  private let unclear: [String: Located<Range<Int>>]
  /// The type aliases that change with the generic declarations they bound.
  private let aliases: [String: [TypeID]]

  package init(index: ProjectIndex, types: ObservableTypes) {
    var bounds: [String] = []
    var associated: [String: Set<String>] = [:]
    for mention in index.files.flatMap(\.typeMentions) where mention.name == "ObservableObject" {
      switch mention.position {
      case .bound(let owner): bounds.append(owner)
      case .associated(let name, let owner): associated[owner, default: []].insert(name)
      default: continue
      }
    }
    let aliases = BoundAliases(in: index, types, besides: Set(bounds))
    let (uses, unclear) = Self.uses(of: bounds, aliases, index, types)
    self.unclear = unclear
    let all = uses.merging(
      associated.map { owner, names in
        (owner, AssociatedWitnesses(names: names, of: owner, index).uses(types))
      }
    ) { BoundUses.joining($0, $1) }
    (self.uses, self.aliases) = Self.settle(aliases.all, all, apartFrom: Set(bounds + associated.keys))
  }

  /// The uses, and the subjects of the aliases that can change. A declaration bound by an alias that cannot change
  /// counts as used with every type that conforms to it.
  ///
  /// - Parameter written: the declarations bound by `ObservableObject` itself, too.
  private static func settle(
    _ aliases: [BoundAliases.Alias], _ uses: [String: BoundUses], apartFrom written: Set<String>
  ) -> (uses: [String: BoundUses], aliases: [String: [TypeID]]) {
    var uses = uses
    var open = aliases
    func subjects(of alias: BoundAliases.Alias) -> [TypeID]? {
      guard alias.isOnlyBound else { return nil }
      var subjects: Set<TypeID> = []
      for owner in alias.owners {
        guard case .closed(let found)? = uses[owner] else { return nil }
        subjects.formUnion(found)
      }
      return subjects.sorted()
    }
    var stays: Set<String> = []
    while let index = open.firstIndex(where: { subjects(of: $0) == nil }) {
      let alias = open.remove(at: index)
      for owner in alias.owners {
        let isKnown = !stays.insert(owner).inserted || written.contains(owner)
        uses[owner] = .joining(isKnown ? uses[owner] ?? .closed([]) : .closed([]), .mixed(alias.candidates))
      }
    }
    return (
      uses, Dictionary(open.map { ($0.name, subjects(of: $0) ?? []) }, uniquingKeysWith: { one, _ in one })
    )
  }

  /// The uses of the declaration with a name; `.closed([])` if no such declaration is bound.
  func uses(of owner: String) -> BoundUses { uses[owner] ?? .closed([]) }

  /// The code of the first use of a declaration, or of another that hands its parameter on to it, with an argument whose type
  /// is not clear.
  func unclearUse(of owner: String) -> Located<Range<Int>>? { unclear[owner] }

  /// The subjects with which a type alias of `ObservableObject`, or of a composition with it, changes; nil if it is
  /// used as anything but a bound, or something that it bounds cannot change.
  func subjects(ofAlias name: String) -> [TypeID]? { aliases[name] }

  /// Whether a declaration of that name is bound.
  func bounds(_ owner: String) -> Bool { uses[owner] != nil }

  /// The observable types that a value of a type may be an instance of, also through a generic parameter bound by
  /// `ObservableObject`. Nil if it may be any.
  func subjects(in type: ResolvedType, _ types: ObservableTypes) -> [TypeID]? {
    guard let owner = type.observableParameterOwner else {
      if case .ambiguous(let ids) = type.unwrapped, ids.allSatisfy({ types[$0] != nil }) { return ids }
      return type.isKnown ? types.subjects(in: type) : nil
    }
    switch uses(of: owner) {
    case .closed(let subjects), .mixed(let subjects): return subjects
    case .unclear: return nil
    }
  }

  /// - Parameter written: the declarations bound by `ObservableObject` itself, one entry for each bound.
  private static func uses(
    of written: [String], _ aliases: BoundAliases, _ index: ProjectIndex, _ types: ObservableTypes
  ) -> (uses: [String: BoundUses], unclear: [String: Located<Range<Int>>]) {
    let bounds = Dictionary(grouping: written + aliases.all.flatMap(\.bounds)) { $0 }.mapValues(\.count)
    let owners = Set(bounds.keys)
    if owners.isEmpty { return ([:], [:]) }
    var found: [String: Set<TypeID>] = [:]
    var unclear: Set<String> = []
    var unclearUses: [String: Located<Range<Int>>] = [:]
    var mixed: Set<String> = []
    // Declarations that one alias bounds share their uses, as it changes for all.
    var forwarded = aliases.all.map { $0.owners.sorted() }.flatMap {
      zip($0, $0.dropFirst()).map { (from: $0, to: $1) }
    }
    let functions = BoundFunctions(named: Set(written).subtracting(aliases.owners), in: index)
    for file in Set(owners.flatMap(index.files(mentioning:))).sorted() {
      for call in FactsReader.calls(of: owners, in: index.files[file].source) {
        let scope = LookupScope(file: file, enclosingType: call.enclosingType)
        if call.isReference, call.receiver == nil,
          index.variables(named: call.name, visibleFrom: scope)?.isEmpty == false
        {
          continue
        }
        guard functions.mayBeCalled(by: call, in: scope) else { continue }
        if call.mayBeValue, !functions.areFunctions(calledBy: call, in: scope) { continue }
        let written = call.genericArguments.map { index.resolve($0, in: scope) }
        let arguments = call.arguments.filter { !$0.isLiteral }
        let passed = arguments.map { index.typeOfArgument($0, in: scope).result }
        var given = written.isEmpty ? passed : written
        let around = given.map { types.enclosingInstances(of: $0, in: scope, index) }
        if around.contains(where: { $0 != nil }) {
          // What bounds their own subscripts does not change with the function.
          mixed.insert(call.name)
          found[call.name, default: []].formUnion(around.flatMap { $0 ?? [] })
          given = zip(given, around).filter { $1 == nil }.map(\.0)
          if given.allSatisfy({ $0.isKnown && !$0.isParameter }) { continue }
        }
        let subjects = given.flatMap { type -> [TypeID] in
          let subjects = types.subjects(in: type.unwrapped)
          // An argument that cannot conform to the bound belongs to another parameter.
          guard case .project(let id, _) = type.unwrapped, index[id].kind == .class,
            let possible = aliases.candidates(for: call.name)
          else { return subjects }
          return subjects.filter(possible.contains)
        }
        let forwarders = Set(given.compactMap(\.unwrapped.observableParameterOwner)).intersection(owners)
        forwarded += forwarders.filter { $0 != call.name }.sorted().map { ($0, call.name) }
        if subjects.isEmpty {
          // The content closure of a view is no argument of the bound.
          let objects =
            written.isEmpty && bounds[call.name] == 1
            ? zip(arguments, passed).filter { !$0.isClosure || $1.isKnown }.map(\.1) : given
          if addsNothing(call, objects, from: forwarders.union([call.name])) { continue }
          if given.contains(where: { !$0.isKnown || $0.isParameter }) {
            if unclear.insert(call.name).inserted {
              unclearUses[call.name] = Located(file: file, use: call.range)
            }
          } else {
            mixed.insert(call.name)
          }
        }
        found[call.name, default: []].formUnion(subjects)
      }
    }
    let wrapped = wrappedTypes(owners, index)
    for (name, type) in wrapped {
      let subjects = types.subjects(in: type)
      found[name, default: []].formUnion(subjects)
      if let forwarder = type.unwrapped.observableParameterOwner, forwarder != name,
        owners.contains(forwarder)
      {
        forwarded.append((forwarder, name))
      } else if subjects.isEmpty {
        if type.isKnown, !type.unwrapped.isParameter { mixed.insert(name) } else { unclear.insert(name) }
      }
    }
    mixed.formUnion(Set(wrapped.map(\.name)).filter { accessesItsOwner($0, index) })
    for alias in aliases.all where !alias.isOnlyBound {
      for owner in alias.owners { found[owner, default: []].formUnion(alias.candidates) }
      mixed.formUnion(alias.owners)
    }
    join(&found, &unclear, &unclearUses, &mixed, forwarded: forwarded)
    let all = Dictionary(
      uniqueKeysWithValues: owners.map { owner in
        let isUnclear = unclear.contains(owner) || !isCalledByName(owner)
        return (
          owner, BoundUses(found: found[owner] ?? [], isMixed: mixed.contains(owner), isUnclear: isUnclear)
        )
      })
    return (all, unclearUses)
  }

  /// Whether calls can be found by a name, as those of subscripts, operators and callable values cannot.
  private static func isCalledByName(_ owner: String) -> Bool {
    let isWord = owner.first.map { $0.isLetter || $0 == "_" } ?? false
    return isWord && !["subscript", "callAsFunction", "dynamicallyCall"].contains(owner)
  }

  /// Joins the uses of generic declarations that pass their own parameters on to others: all of these bounds change, or
  /// none.
  private static func join(
    _ found: inout [String: Set<TypeID>], _ unclear: inout Set<String>,
    _ uses: inout [String: Located<Range<Int>>], _ mixed: inout Set<String>,
    forwarded: [(from: String, to: String)]
  ) {
    var changes = true
    // Each pass reaches the next declaration of a chain.
    while changes {
      changes = false
      for (from, to) in forwarded {
        let all = found[from, default: []].union(found[to, default: []])
        for name in [from, to] where found[name] != all {
          found[name] = all
          changes = true
        }
        for (name, other) in [(from, to), (to, from)] {
          if unclear.contains(other), unclear.insert(name).inserted {
            uses[name] = uses[other]
            changes = true
          }
          if mixed.contains(other), mixed.insert(name).inserted { changes = true }
        }
      }
    }
  }

  /// Whether all generic arguments of a call are parameters of generic declarations: those of the declaration itself,
  /// inside of it, or those of declarations that use it.
  private static func addsNothing(
    _ call: NamedCallUse, _ given: [ResolvedType], from forwarders: Set<String>
  ) -> Bool {
    if call.isInItsType, call.genericArguments.isEmpty { return true }
    func isOwn(_ type: ResolvedType) -> Bool {
      type.unwrapped.observableParameterOwner.map(forwarders.contains) ?? false
    }
    let isForwarded = forwarders != [call.name]
    return given.contains(where: isOwn)
      && given.allSatisfy { isOwn($0) || !$0.unwrapped.isParameter && ($0.isKnown || !isForwarded) }
  }

  /// Generic property wrappers among the owners, with the types of the properties they wrap.
  private static func wrappedTypes(
    _ owners: Set<String>, _ index: ProjectIndex
  ) -> [(name: String, type: ResolvedType)] {
    index.files.enumerated().flatMap { file, facts in
      facts.types.enumerated().flatMap { number, type in
        type.variables.flatMap { variable in
          variable.attributes.compactMap { attribute in
            guard let name = attribute.name.last, owners.contains(name) else { return nil }
            let scope = LookupScope(file: file, enclosingType: number)
            let value = index.typeOfVariable(variable, in: scope)
            // `@Live<Clock>(Clock()) var clock`
            if !value.isKnown, attribute.genericArguments.count == 1 {
              return (name, index.resolve(attribute.genericArguments[0], in: scope))
            }
            return (name, value)
          }
        }
      }
    }
  }

  /// Whether a wrapper accesses its enclosing `ObservableObject`.
  private static func accessesItsOwner(_ name: String, _ index: ProjectIndex) -> Bool {
    index.nominalTypes.filter { index[$0].name.last == name }.flatMap(index.declarations).contains {
      index[$0].functions.contains { function in
        function.kind == .subscript && function.parameters.contains { $0.label == "_enclosingInstance" }
      }
    }
  }
}

extension ExpressionFact {
  fileprivate var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }
}

extension ResolvedType {
  /// The result type of a function or closure, or else the type itself.
  fileprivate var result: ResolvedType {
    if case .function(let result) = self { return result }
    return self
  }

  fileprivate var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }
}
