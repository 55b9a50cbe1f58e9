import MigrationPlanning
import ProjectIndex

/// What views, and properties of views, write to the objects that they hold while a view is made.
///
/// ```swift
/// var body: some View {
///   let _ = (cache.passes += 1)
/// }
/// func update() { resolver.last = styles }      // of a `DynamicProperty`
/// ```
extension RuleContext {
  /// The member of a holder that writes a variable of one of the classes while a view is made.
  func holderWriting(
    _ variable: VariableFact, ofOneOf types: [TypeID], where isChange: (AccessFact.Kind) -> Bool
  ) -> String? {
    for located in renderWrites[variable.name] ?? [] {
      let use = located.use
      guard isChange(use.kind), runsWhileRendering(located) else { continue }
      let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
      if index.type(of: use.base, in: scope).unwrapped.declarations.contains(where: types.contains) {
        return use.isInMethod ? use.member + "(…)" : use.member
      }
    }
    return nil
  }

  /// In what makes a view; or in the `update()` of a property of views, or a method that this calls.
  private func runsWhileRendering(_ located: Located<RenderWriteUse>) -> Bool {
    let use = located.use
    if let function = use.function { return renderedFunctions.contains(function) }
    guard use.isInMethod else { return true }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    return index.selfType(in: scope).declarations.contains { holder in
      let declarations = index.declarations(of: holder)
      let facts = declarations.map { index[$0] }
      guard facts.contains(where: \.isDynamicProperty) else { return false }
      let update = facts.flatMap(\.functions).filter { $0.name == "update" && $0.parameters.isEmpty }
      return use.member == "update"
        || CallGraph(of: facts).uses(of: update.flatMap(\.accesses)).contains(use.member)
    }
  }
}

extension TypeFact {
  fileprivate var isDynamicProperty: Bool {
    inheritance?.entries.contains { $0.type.dottedName?.last == "DynamicProperty" } == true
  }
}
