import SwiftModel

/// The generic functions bound by `ObservableObject`, and whether a call may refer to one of them: other functions can
/// have the same name.
///
/// ```swift
/// func subscribe<Model: ObservableObject>(to model: Model) { … }
/// client.subscribe(name: "updates")
/// ```
struct BoundFunctions {
  private struct Entry {
    let function: FunctionFact
    let file: Int
    /// Whether it is declared in a type or an extension.
    let isMember: Bool
    /// The name of that type.
    var extended: String?
  }

  private let index: ProjectIndex
  /// By name, if every bound under that name is one of a known function.
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

  /// Nil for a type, and for a local function.
  private static func function(
    named name: String, boundAt mention: TypeMention, in file: Int, _ index: ProjectIndex
  ) -> Entry? {
    func declares(_ function: FunctionFact) -> Bool {
      guard function.kind == .function, function.name == name else { return false }
      let signature = function.range.lowerBound..<(function.bodyRange ?? function.range.endRange).lowerBound
      return signature.contains(mention.range.lowerBound)
    }
    if let type = mention.enclosingType {
      return index.files[file].types[type].functions.first(where: declares)
        .map {
          Entry(
            function: $0, file: file, isMember: true, extended: index.files[file].types[type].name.last)
        }
    }
    return index.functions(named: name).first { $0.file == file && declares($0.function) }
      .map { Entry(function: $0.function, file: file, isMember: false) }
  }

  /// Whether a call or reference may refer to one of the functions: its labels match, and the receiver, or else the
  /// enclosing type, has no other member of that name.
  func mayBeCalled(by call: NamedCallUse, in scope: LookupScope) -> Bool {
    guard let entries = functions[call.name] else { return true }
    let fitting = entries.filter { entry in
      FunctionName(name: call.name, labels: entry.function.parameters.map(\.label)).mayTake(call.labels)
    }
    if fitting.isEmpty, !isUnapplied(call, in: scope) { return false }
    return !entries.allSatisfy(\.isMember) || !isOtherMember(call, entries, in: scope)
  }

  /// Whether a reference that may refer to one of the functions denotes a function: the receiver has no variable of the
  /// name, or one of them extends its type.
  func areFunctions(calledBy call: NamedCallUse, in scope: LookupScope) -> Bool {
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

  /// `Screen.subscribe(screen)`: the receiver is an argument.
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
      // This type has no member of the name.
      enclosing = index[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return false
  }

  /// Whether a type's functions of a name are certainly different ones; false if it has none, nil if uncertain.
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
