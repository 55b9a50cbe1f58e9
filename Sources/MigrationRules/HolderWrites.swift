import MigrationPlanning
import ProjectIndex

/// What views, and properties of views, write to the objects that they hold while a view is made, by themselves or
/// through methods.
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
    let certain = renderedMethods.writes[variable.name] ?? []
    let others = (renderWrites[variable.name] ?? []).filter(runsWhileRendering)
    for located in others + certain where isChange(located.use.kind) {
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      if index.type(of: located.use.base, in: scope).unwrapped.declarations.contains(where: types.contains) {
        return located.use.member
      }
    }
    return nil
  }

  private func runsWhileRendering(_ located: Located<RenderWriteUse>) -> Bool {
    located.use.function.map(renderedFunctions.contains) ?? true
  }
}
