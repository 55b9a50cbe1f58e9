import SwiftModel

/// The closures that callers pass to functions that change a property through them.
///
/// ```swift
/// func update(_ change: (inout State) -> Void) { change(&state) }     // in the class
/// store.update { $0.count = store.state.limit }                       // elsewhere
/// ```
final class ClosureArgumentFlow {
  private let model: ProjectModel
  private var found: [String: [Located<ClosureArgumentUse>]] = [:]

  init(in model: ProjectModel) { self.model = model }

  /// The calls whose arguments make the change: those of the function around it, or of one that forwards its
  /// argument.
  func changes(
    like use: ModifyAccess, of property: VariableID, in file: Int
  ) -> [Located<ModifyAccess>] {
    guard let function = use.closureOf else { return [] }
    let owners = owners(of: use, changing: property, in: file)
    var open = [function]
    var seen: Set<String> = []
    var changes: [Located<ModifyAccess>] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      for call in calls(of: name) {
        let scope = LookupScope(file: call.file, enclosingType: call.use.enclosingType)
        let type =
          call.use.base.map { model.index.type(of: $0, in: scope) } ?? model.index.selfType(in: scope)
        guard type.unwrapped.declarations.contains(where: owners.contains) else { continue }
        if let forwarder = call.use.forwardedBy, call.use.base == nil { open.append(forwarder) }
        // A call on another receiver may change another object.
        if use.base != nil, call.use.base != nil { continue }
        changes.append(
          Located(file: call.file, use: use.made(by: call.use, of: use.base ?? call.use.base)))
      }
    }
    return changes
  }

  /// The types that may declare the function around a use.
  private func owners(of use: ModifyAccess, changing property: VariableID, in file: Int) -> Set<TypeID> {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let own =
      model.index.selfType(in: scope).declarations + (use.base == nil ? [property.declaration] : [])
    let family = own + own.flatMap(model.index.lineage) + own.flatMap(model.index.subclasses)
    return Set(family + family.flatMap(model.index.allRefinedProtocols))
  }

  private func calls(of function: String) -> [Located<ClosureArgumentUse>] {
    if let known = found[function] { return known }
    let calls = model.reader.map(model.index.files(mentioning: function)) { [model] file in
      FactsReader.code(givenTo: [function], in: model.source(file)).map { Located(file: file, use: $0) }
    }.flatMap(\.self)
    found[function] = calls
    return calls
  }
}
