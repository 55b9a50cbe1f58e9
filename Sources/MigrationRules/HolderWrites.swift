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
      guard isChange(use.kind), use.isInMethod || runsWhileRendering(located) else { continue }
      let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
      if index.type(of: use.base, in: scope).unwrapped.declarations.contains(where: types.contains),
        !use.isInMethod || isCalledWhileRendering(use, in: scope)
      {
        return use.isInMethod ? use.member + "(…)" : use.member
      }
    }
    return nil
  }

  private func runsWhileRendering(_ located: Located<RenderWriteUse>) -> Bool {
    located.use.function.map(renderedFunctions.contains) ?? true
  }

  /// In the `update()` of a property of views, or a method that this calls; or in a method that a view calls, in no
  /// closure, where it is made.
  private func isCalledWhileRendering(_ use: RenderWriteUse, in scope: LookupScope) -> Bool {
    index.selfType(in: scope).declarations.contains { holder in
      // An app is made once, before anything is shown.
      let views = Self.builtProtocols.union(Self.representedProtocols).subtracting(["App"])
      if conforms(holder, toOneOf: views) { return calledWhereMade(holder).contains(use.member) }
      let facts = index.declarations(of: holder).map { index[$0] }
      guard facts.contains(where: \.isDynamicProperty) else { return false }
      let update = facts.flatMap(\.functions).filter { $0.name == "update" && $0.parameters.isEmpty }
      return use.member == "update"
        || CallGraph(of: facts).uses(of: update.flatMap(\.accesses)).contains(use.member)
    }
  }

  /// The members that those members of a view call, or what they call in turn, that SwiftUI calls to make it.
  private func calledWhereMade(_ view: TypeID) -> Set<String> {
    let bodies = Dictionary(grouping: memberBodies(of: index.declarations(of: view)).map(\.use), by: \.name)
    var open = bodies.keys.filter(Self.isCalledToMakeViews)
    var found: Set<String> = []
    while let name = open.popLast() {
      let calls = (bodies[name] ?? []).flatMap(\.calls)
      open += calls.filter { bodies[$0] != nil && found.insert($0).inserted }
    }
    return found
  }

  private static func isCalledToMakeViews(_ member: String) -> Bool {
    if ["init", "body"].contains(member) { return true }
    guard let prefix = ["make", "update"].first(where: member.hasPrefix) else { return false }
    return [
      "UIView", "NSView", "UIViewController", "NSViewController", "WKInterfaceObject", "Coordinator",
    ].contains(String(member.dropFirst(prefix.count)))
  }
}

extension TypeFact {
  fileprivate var isDynamicProperty: Bool {
    inheritance?.entries.contains { $0.type.dottedName?.last == "DynamicProperty" } == true
  }
}
