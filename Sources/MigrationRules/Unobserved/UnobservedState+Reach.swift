import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension UnobservedState {
  typealias Key = UnobservedKey

  /// The maximal depth of nested calls to follow from the body of a view, the maximal number of bodies to read, and that of
  /// branches from which one of them is called.
  struct Limit {
    let depth: Int
    let bodies: Int
    var branches = 4

    static let near = Limit(depth: 3, bodies: 20)
    static let far = Limit(depth: 10, bodies: 600)
  }

  /// A mention on the path to an unobserved value: a call, or at the end the value itself.
  struct Place {
    let name: String
    let location: SourceLocation
    var isCalled = false
    /// It happens whenever the code around it runs, but for branches: in no closure that may run later.
    private(set) var isCertain = false
    /// It makes a binding, which reads nothing yet: `$model.name`.
    private(set) var isBinding = false
    /// The branches, and the content of rows, sheets and the like, that it stands in, from the outside in.
    private(set) var branches: [Located<Branch>] = []
    /// It makes a view whose body is followed from here.
    private(set) var makesChild = false

    init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }

    init(_ use: Effect, in file: Int) {
      self.init(name: use.name, location: SourceLocation(file: file, offset: use.offset))
      isCalled = use.isCalled
      isCertain = use.isCertain
      isBinding = use.makesBinding
      let contents = use.closures.filter { $0.isMadeByItself || $0.mayNotRun || $0.isGetterOfBinding }
        .map { Branch($0.range) }
      branches = (use.branches + contents)
        .sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
        .map { Located(file: file, use: $0) }
    }

    /// Where it makes a view, and that has a body: this depends by itself on what it reads.
    func making(_ body: CodeRegion) -> Self {
      var place = self
      place.makesChild = true
      place.branches.append(Located(file: body.file, use: Branch(body.range)))
      return place
    }
  }

  /// The unobserved values and observable classes that some code reaches.
  struct Reach {
    /// The storage locations reached, with the first path to each.
    fileprivate(set) var keys: [Key: [Place]] = [:]
    /// Those that only children reach.
    fileprivate(set) var keysOfChildren: [Key: [Place]] = [:]
    /// The observable classes with a variable that the code mentions.
    var observables: Set<TypeID> = []
    /// The variables of these that the code mentions, with the first path to each, and not those that a child reads.
    fileprivate(set) var variables: [VariableID: [Place]] = [:]
    /// The variables of these that the code mentions, or a child.
    fileprivate var mentioned: Set<VariableID> = []
    /// The same, with what the code perhaps mentions.
    fileprivate(set) var perhapsMentioned: Set<VariableID> = []
    /// Where all the reads stand.
    fileprivate var branches: [Key: BranchPaths] = [:]
    /// Where those stand that happen behind a binding: what shows its value is not made anew with the view.
    fileprivate var behindBindings: [Key: BranchPaths] = [:]
    /// Where bindings to variables are made.
    fileprivate var bindings: [VariableID: BranchPaths] = [:]
    /// The names of members that the code mentions of expressions of unknown type.
    var unclear: Set<String> = []
    /// All names in it that may be of the project.
    var names: Set<String> = []
    /// The code that was followed.
    var code: Set<CodeRegion> = []
    /// Of this, what runs whenever the view is made, with the first path to each.
    fileprivate(set) var alwaysRun: [CodeRegion: [Place]] = [:]
    /// More is called than was followed.
    var isPartial = false
    /// The same in children.
    var isPartialInChildren = false
  }
}

extension UnobservedState.Reach {
  mutating func add(_ variable: VariableID, _ path: [UnobservedState.Place]) {
    mentioned.insert(variable)
    if variables[variable] == nil, !path.leadsToChild { variables[variable] = path }
    let place = path.flatMap(\.branches)
    if path.last?.isBinding == true {
      bindings[variable, default: BranchPaths()].insert(place)
    } else {
      addRead(of: .variable(variable), path)
    }
  }

  private mutating func addRead(of key: UnobservedKey, _ path: [UnobservedState.Place]) {
    let place = path.flatMap(\.branches)
    if path.contains(where: \.isBinding) {
      behindBindings[key, default: BranchPaths()].insert(place)
    } else {
      branches[key, default: BranchPaths()].insert(place)
    }
  }

  mutating func add(perhaps variable: VariableID) { perhapsMentioned.insert(variable) }

  mutating func add(running code: CodeRegion, by path: [UnobservedState.Place]) {
    let isCertain = path.allSatisfy { $0.isCertain && $0.branches.isEmpty }
    if isCertain, alwaysRun[code] == nil { alwaysRun[code] = path }
  }

  mutating func add(_ key: UnobservedKey, _ path: [UnobservedState.Place]) {
    if path.leadsToChild {
      if keysOfChildren[key] == nil { keysOfChildren[key] = path }
    } else if keys[key] == nil {
      keys[key] = path
    }
    addRead(of: key, path)
  }

  /// The same without some locations, unless children show them.
  func withoutKeys(where isObserved: (UnobservedKey) -> Bool) -> Self {
    var reach = self
    for key in keys.keys where keysOfChildren[key] == nil && isObserved(key) {
      reach.keys[key] = nil
      reach.branches[key] = nil
      reach.behindBindings[key] = nil
    }
    return reach
  }

  /// Whether the code, or that of a child, mentions a variable.
  func mentions(_ variable: VariableID) -> Bool { mentioned.contains(variable) }

  /// Whether the code, and not that of a child, reads a variable in no branch.
  func alwaysReads(_ variable: VariableID) -> Bool {
    mentions(variable) && branches[.variable(variable)]?.contains([]) == true
  }

  /// Whether children show an unobserved value, and the code itself does not.
  func isOfChildren(_ key: UnobservedKey) -> Bool { keys[key] == nil && keysOfChildren[key] != nil }

  /// The storage locations that are shown, also by children.
  var shownKeys: [UnobservedKey: [UnobservedState.Place]] { keys.merging(keysOfChildren) { own, _ in own } }

  /// The variables of observable classes that the code mentions, or a child.
  var allVariables: Set<VariableID> { mentioned }

  /// Whether a change of one of some variables updates all that reads some state.
  func updates(_ state: UnobservedKey, withOneOf variables: Set<VariableID>) -> Bool {
    variables.contains { updates(state, with: $0) }
  }

  /// The first path to a value that may be the one of a key, and that no child shows.
  func path(toWhatMayBe changed: UnobservedKey) -> [UnobservedState.Place]? {
    keys.filter { $0.key.mayBe(changed) }.map(\.value).min {
      $0.map(\.location).lexicographicallyPrecedes($1.map(\.location))
    }
  }

  /// The unobserved values, also in children, and the variables of observable classes.
  var allKeys: Set<UnobservedKey> {
    Set(keys.keys).union(keysOfChildren.keys).union(variables.keys.map(UnobservedKey.variable))
  }

  /// The first path to an unobserved value, also in a child, or to a variable of an observable class.
  func path(to key: UnobservedKey) -> [UnobservedState.Place]? {
    if let path = keys[key] ?? keysOfChildren[key] { return path }
    return if case .variable(let id) = key { variables[id] } else { nil }
  }

  /// Whether a change of a variable updates all that reads some state: it is read by the same code, or around it, and not in
  /// a branch alone, or in content that depends on it by itself.
  ///
  /// - Parameter countsBindings: whether what makes a binding counts as reading the variable. SwiftUI does not say.
  func updates(_ state: UnobservedKey, with variable: VariableID, countsBindings: Bool = false) -> Bool {
    guard mentions(variable), branches[state] != nil || behindBindings[state] != nil else { return false }
    let own = [branches[.variable(variable)], countsBindings ? bindings[variable] : nil].compactMap { $0 }
    let behind = [behindBindings[.variable(variable)]].compactMap { $0 } + (countsBindings ? own : [])
    return Self.isCovered(branches[state], by: own) && Self.isCovered(behindBindings[state], by: behind)
  }

  private static func isCovered(_ reads: BranchPaths?, by others: [BranchPaths]) -> Bool {
    (reads?.paths ?? []).allSatisfy { read in others.contains { $0.contains(read) } }
  }
}

extension [UnobservedState.Place] {
  /// Whether the last of them stands in the body of a child.
  var leadsToChild: Bool { contains(where: \.makesChild) }
}

extension ProjectModel {
  /// - Parameter verb: the kind of the last access, that of the value itself.
  func steps(_ places: [UnobservedState.Place], endingWith verb: String) -> [TraceStep] {
    places.enumerated().map { number, place in
      let action =
        if number == places.count - 1 {
          "\(verb) '\(place.name)'"
        } else {
          place.isCalled ? "calls '\(place.name)()'" : "reads '\(place.name)'"
        }
      return step(at: place.location, action)
    }
  }
}
