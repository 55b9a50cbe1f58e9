import ProjectIndex
import SourceText

/// The functions that may run while a view is made: those that getters and functions that give views call, and those
/// that these call; the initializers of views, and of what is made then.
struct RenderedFunctions: Sendable {
  private let functions: Set<FunctionName>

  init(index: ProjectIndex) {
    var callees: [FunctionName: Set<Callee>] = [:]
    var open: [Callee] = []
    for facts in index.files {
      open += facts.renderCallees.ofViews
      callees.merge(facts.renderCallees.ofFunctions) { $0.union($1) }
      open += facts.types.filter(\.isMadeByViews).compactMap(\.name.last).map {
        Callee(name: $0, labels: nil)
      }
    }
    let named = Dictionary(grouping: callees.keys, by: \.name)
    var words = Dictionary(grouping: named.keys, by: { SourceWord($0) })
    for word in index.files.lazy.flatMap(\.unread.called) {
      open += (words.removeValue(forKey: word) ?? []).map { Callee(name: $0, labels: nil) }
    }
    var seen = Set(open)
    var functions: Set<FunctionName> = []
    while let callee = open.popLast() {
      for function in named[callee.name] ?? [] where function.mayTake(callee.labels) {
        guard functions.insert(function).inserted else { continue }
        open += (callees[function] ?? []).filter { seen.insert($0).inserted }
      }
    }
    self.functions = functions
  }

  func contains(_ function: FunctionName) -> Bool { functions.contains(function) }
}

extension TypeFact {
  /// A view, which is made where the one around it is; an app is made once, before anything is shown.
  fileprivate var isMadeByViews: Bool {
    (inheritance?.entries ?? []).flatMap(\.type.boundParts).contains { part in
      let name = part.dottedName?.last ?? ""
      return name != "App" && RuleContext.builtProtocols.contains(name)
    }
  }
}
