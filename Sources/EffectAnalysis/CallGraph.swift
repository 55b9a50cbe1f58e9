package import SwiftModel

/// Which code runs with an effect, and which stored variable it is on.
///
/// A call goes to all that it may mean: through a protocol to every witness, of a method to every override, of a variable
/// that holds a function to every closure that the sources store in it. To read a computed property runs its getter, and
/// to change a variable its observers or its setter.
package final class CallGraph {
  package let index: ProjectIndex
  package let references: ReferenceIndex
  private let reader: ConcurrentReader
  private var storedClosures: [VariableID: [CodeRegion]] = [:]

  package init(of index: ProjectIndex, references: ReferenceIndex, reader: ConcurrentReader) {
    self.index = index
    self.references = references
    self.reader = reader
  }

  /// What an effect may concern.
  package enum Target: Hashable, Sendable {
    case place(Place)
    /// It runs code of the sources.
    case code(CodeRegion)
  }

  /// All that an effect may concern; empty where its name refers to nothing of the project.
  package func targets(of effect: Effect, in file: Int) -> [Target] {
    index.members(referredToBy: effect, in: file).flatMap { member -> [Target] in
      switch member {
      case .variable(let id): targets(of: effect, on: id)
      case .function(let function, let declaration): code(of: function, in: declaration).map(Target.code)
      case .globalFunction(let function, let file): [Self.body(of: function, in: file)].compactMap { $0 }
      case .globalVariable(let variable, let file):
        variable.isComputed
          ? [.code(CodeRegion(file: file, range: variable.declarationRange))]
          : [.place(.global(name: variable.name, file: file))]
      }
    }
  }

  private static func body(of function: FunctionFact, in file: Int) -> Target? {
    function.bodyRange.map { .code(CodeRegion(file: file, range: $0)) }
  }

  // MARK: Variables

  private func targets(of effect: Effect, on id: VariableID) -> [Target] {
    let variable = index[id]
    if index[id.declaration].kind == .protocol {
      return index.conformers(of: id.declaration).flatMap { conformer in
        index.variables(named: variable.name, of: conformer).filter { $0.declaration != id.declaration }
          .flatMap { targets(of: effect, on: $0) }
      }
    }
    let accessors = CodeRegion(file: id.declaration.file, range: variable.declarationRange)
    if variable.isComputed { return [.code(accessors)] }
    let runsObservers = variable.hasObservers && effect.kind != .read
    let closures = effect.isCalled && variable.holdsFunction ? closures(storedIn: id) : []
    return [.place(.variable(id))] + (closures + (runsObservers ? [accessors] : [])).map(Target.code)
  }

  /// The closures that the sources store in a variable, by its name and the type that it is of.
  private func closures(storedIn id: VariableID) -> [CodeRegion] {
    if let known = storedClosures[id] { return known }
    let (name, type) = (index[id].name, index[id.declaration].name.last ?? "")
    let files = Set([name, type].flatMap(index.files(mentioning:))).sorted()
    let found = reader.map(files) { [index] file in
      FactsReader.closures(heldBy: name, of: type, in: index.files[file].source).map {
        CodeRegion(file: file, range: $0.range)
      }
    }
    storedClosures[id] = Array(found.joined())
    return storedClosures[id] ?? []
  }

  // MARK: Functions

  /// The bodies that a call of a member function may run: its own, those of its overrides, those of its witnesses.
  private func code(of function: FunctionFact, in declaration: TypeID) -> [CodeRegion] {
    let owners = index.owners(of: declaration)
    let isRequirement = index[declaration].kind == .protocol
    let others =
      isRequirement ? owners.flatMap(index.conformers(of:)) : owners.flatMap(index.subclasses(of:))
    let replacing = others.flatMap(index.declarations(of:)).flatMap { other in
      index[other].functions.filter { $0.mayReplace(function) }.compactMap { replacement in
        replacement.bodyRange.map { CodeRegion(file: other.file, range: $0) }
      }
    }
    let own = function.bodyRange.map { CodeRegion(file: declaration.file, range: $0) }
    return ([own].compactMap { $0 } + replacing)
  }
}

extension FunctionFact {
  /// As a witness of a requirement, or as an override.
  fileprivate func mayReplace(_ other: FunctionFact) -> Bool {
    kind == other.kind && name == other.name && isStatic == other.isStatic
      && parameters.map(\.label) == other.parameters.map(\.label)
  }
}

extension VariableFact {
  /// `var onChange: (() -> Void)?`
  package var holdsFunction: Bool {
    if case .function = type?.withoutOptional { true } else { false }
  }
}
