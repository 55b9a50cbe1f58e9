import SwiftModel

/// The closures that the sources store in a variable, by its name and the type that it is of.
struct StoredClosures {
  let callees: [Callee]
  /// Nothing else can be stored in it.
  let isComplete: Bool

  /// Those of several variables of a declaration, for which the same files are read.
  static func find(
    in variables: [VariableID], of declaration: TypeID, _ index: ProjectIndex, _ reader: ConcurrentReader
  ) -> [VariableID: Self] {
    let type = index[declaration].name.last ?? ""
    let names = Set(variables.map { index[$0].name })
    let files = Set((names + [type]).flatMap(index.files(mentioning:))).sorted()
    let found = reader.map(files) { [index] file in
      FactsReader.closures(heldBy: names, of: type, in: index.files[file].source)
        .map { Located(file: file, use: $0) }
    }.flatMap(\.self)
    return variables.reduce(into: [:]) { $0[$1] = Self(in: $1, of: found, index) }
  }

  private init(in id: VariableID, of found: [Located<StoredClosure>], _ index: ProjectIndex) {
    let variable = index[id]
    let stored = found.filter {
      ($0.use.variable ?? variable.name) == variable.name && index.mayHold($0, in: id)
    }
    let initial = variable.initializerValueRange.map {
      Callee(
        code: CodeRegion(file: id.declaration.file, range: $0), receiver: .captured(in: id.declaration))
    }
    callees =
      stored.map { located in
        let around = located.use.enclosingType.map { TypeID(file: located.file, index: $0) }
        return Callee(
          code: CodeRegion(
            file: located.file, range: located.use.range, mentions: located.use.mentions),
          receiver: around.map(Callee.Receiver.captured) ?? .none)
      } + [initial].compactMap { $0 }
    let isOptional = if case .optional = variable.type { true } else { false }
    let isRequirement = index[id.declaration].kind == .protocol
    isComplete = stored.allSatisfy { !$0.use.isUnknown } && (isOptional || isRequirement || !callees.isEmpty)
  }
}

extension ProjectIndex {
  /// Whether a closure is assigned to a variable of its name in the type of that, or passed to an initializer of it.
  fileprivate func mayHold(_ closure: Located<StoredClosure>, in variable: VariableID) -> Bool {
    guard let owner = owner(of: variable) else { return true }
    if closure.use.holder == .implicitMember("init") {
      return mayBeMade(owner, withArgumentFor: self[variable].name)
    }
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    var type = closure.use.holder.map { self.type(of: $0, in: scope).unwrapped } ?? selfType(in: scope)
    if closure.use.isArgument {
      if case .member(let base, "init")? = closure.use.holder { type = self.type(of: base, in: scope) }
      guard case .metatype(let instance) = type else { return false }
      type = instance
    } else if case .unknown = type {
      return true
    }
    return type.declarations.contains { declared in
      declared == owner || lineage(of: declared).contains(owner)
        || allRefinedProtocols(of: declared).contains(owner)
        || lineage(of: owner).contains(declared) || allRefinedProtocols(of: owner).contains(declared)
    }
  }

  /// Whether an initializer of a type, or of a subclass, may take an argument of this label: `.init(name: { … })` makes
  /// no other.
  private func mayBeMade(_ type: TypeID, withArgumentFor label: String) -> Bool {
    if self[type].kind == .protocol { return true }
    let declared = ([type] + subclasses(of: type)).flatMap(declarations).flatMap { self[$0].functions }
    return hasMemberwiseInitializer(type)
      || declared.contains { $0.kind == .initializer && $0.parameters.contains { $0.label == label } }
  }
}
