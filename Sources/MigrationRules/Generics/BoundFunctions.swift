import SwiftModel

/// The generic functions that are bound by `ObservableObject`, and whether a call of their name may be one of theirs:
/// others are called so, too.
///
/// ```swift
/// func subscribe<Model: ObservableObject>(to model: Model) { … }
/// client.subscribe(name: "updates")
/// ```
struct BoundFunctions {
  private struct Entry {
    let function: FunctionFact
    let file: Int
    /// It is declared in a type or an extension.
    let isMember: Bool
    /// The name of that.
    var extended: String?
  }

  private let index: ProjectIndex
  /// By name, where every bound of that name is one of a known function.
  private let functions: [String: [Entry]]

  init(named names: Set<String>, in index: ProjectIndex) {
    self.index = index
    var functions: [String: [Entry]] = [:]
    var unknown: Set<String> = []
    for (file, facts) in index.files.enumerated() {
      for mention in facts.typeMentions where mention.name == "ObservableObject" {
        guard case .bound(let name) = mention.position, names.contains(name) else { continue }
        if let found = Self.function(named: name, boundAt: mention, in: file, index) {
          functions[name, default: []].append(found)
        } else {
          unknown.insert(name)
        }
      }
    }
    self.functions = functions.filter { !unknown.contains($0.key) }
  }

  /// Nil for a type, and for a function in a body.
  private static func function(
    named name: String, boundAt mention: TypeMention, in file: Int, _ index: ProjectIndex
  ) -> Entry? {
    func isMeant(_ function: FunctionFact) -> Bool {
      guard function.kind == .function, function.name == name else { return false }
      let signature = function.range.lowerBound..<(function.bodyRange ?? function.range.endRange).lowerBound
      return signature.contains(mention.range.lowerBound)
    }
    if let type = mention.enclosingType {
      return index.files[file].types[type].functions.first(where: isMeant)
        .map {
          Entry(
            function: $0, file: file, isMember: true, extended: index.files[file].types[type].name.last)
        }
    }
    return index.functions(named: name).first { $0.file == file && isMeant($0.function) }
      .map { Entry(function: $0.function, file: file, isMember: false) }
  }

  /// Whether a call, or a reference, may mean one of them: where its labels are some function's, and the name is not
  /// that of another member of what it is called on, or else of the type around.
  func mayBeMeant(by call: NamedCallUse, in scope: LookupScope) -> Bool {
    guard let entries = functions[call.name] else { return true }
    let fitting = entries.filter { entry in
      FunctionName(name: call.name, labels: entry.function.parameters.map(\.label)).mayTake(call.labels)
    }
    if fitting.isEmpty, !isUnapplied(call, in: scope) { return false }
    return !entries.allSatisfy(\.isMember) || !isOtherMember(call, entries, in: scope)
  }

  /// Whether a reference, where it may mean one of them, is one to a function: what it is a member of has no value of
  /// the name, or is of a type that one of them is added to.
  func areFunctions(meantBy call: NamedCallUse, in scope: LookupScope) -> Bool {
    guard let entries = functions[call.name] else { return false }
    guard let receiver = call.receiver, !receiver.isSelf else {
      return index.globalVariables(named: call.name).isEmpty
        && index.variables(named: call.name, visibleFrom: scope)?.isEmpty != false
    }
    var type = index.type(of: receiver, in: scope).unwrapped
    if case .metatype(let instance) = type { type = instance }
    switch type {
    case .project(let id, _): return index.variables(named: call.name, of: id).isEmpty
    case .external(let names, _):
      return entries.contains { $0.extended == names.last }
    default: return false
    }
  }

  /// `Screen.subscribe(screen)`: what it is called on is given to it instead.
  private func isUnapplied(_ call: NamedCallUse, in scope: LookupScope) -> Bool {
    guard call.labels == [nil] else { return false }
    guard let receiver = call.receiver, !receiver.isSelf else { return true }
    switch index.type(of: receiver, in: scope) {
    case .metatype, .unknown, .ambiguous: return true
    default: return false
    }
  }

  private func isOtherMember(_ call: NamedCallUse, _ entries: [Entry], in scope: LookupScope) -> Bool {
    if let receiver = call.receiver, !receiver.isSelf {
      guard case .project(let type, _) = index.type(of: receiver, in: scope).unwrapped else { return false }
      return hasOnlyOthers(call.name, type, entries) == true
    }
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let owners = index.owners(of: declaration)
      guard owners.count == 1, let found = hasOnlyOthers(call.name, owners[0], entries) else { return false }
      if found { return true }
      // The name is none of this type's.
      enclosing = index[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return false
  }

  /// Whether functions of a name that a type has are others, for certain; false where it has none, and nil where that is
  /// not certain.
  private func hasOnlyOthers(_ name: String, _ type: TypeID, _ entries: [Entry]) -> Bool? {
    guard index.surelyInheritsNothing(named: name, type), !index.hasDynamicMembers(type) else { return nil }
    let own = index.declarations(of: type).flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .function && $0.name == name }
        .map { (file: declaration.file, function: $0) }
    }
    let isBound = own.contains { file, function in
      entries.contains { $0.file == file && $0.function.range == function.range }
    }
    return isBound ? nil : !own.isEmpty
  }
}

extension Range<Int> {
  fileprivate var endRange: Range<Int> { upperBound..<upperBound }
}
