extension ProjectIndex {
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
