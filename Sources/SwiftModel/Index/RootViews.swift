extension ProjectIndex {
  /// The names of all that is made with a view that does not find the environment around: hosting controllers, and the
  /// classes that inherit from one.
  package var namesOfHosts: Set<String> {
    let subclasses = files.enumerated().flatMap { file, facts in
      facts.types.indices.map { TypeID(file: file, index: $0) }.filter { typeOfRootView(of: $0) != nil }
    }
    return HostedViews.hosts.union(HostedViews.roots).union(subclasses.compactMap { self[$0].name.last })
  }

  /// The argument `V` of a class that inherits from `UIHostingController<V>`.
  func typeOfRootView(of type: TypeID) -> ResolvedType? {
    guard self[type].kind == .class, let entry = self[type].inheritance?.entries.first else { return nil }
    let scope = LookupScope(file: type.file, enclosingType: self[type].parent)
    let host = resolveBound(entry.type, in: scope)
    guard host.isHost, case .external(_, let arguments) = host, arguments.count == 1 else { return nil }
    return arguments[0]
  }

  /// The type `UIHostingController<V>` of the expression `UIHostingController(rootView: V())`.
  func typeOfHost(
    _ type: ResolvedType, madeWith arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard type.isHost, case .external(let names, let written) = type, written.isEmpty,
      let view = arguments.first(where: { $0.label == "rootView" })?.value
    else { return nil }
    let hosted = self.type(of: view, in: scope, depth: depth + 1)
    return hosted == .unknown ? nil : .external(names, arguments: [hosted])
  }
}

extension ResolvedType {
  var isHost: Bool {
    guard case .external(let names, _) = self else { return false }
    return names.last.map(HostedViews.hosts.contains) ?? false
  }
}
