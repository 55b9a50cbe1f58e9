import SourceText
import SwiftModel

/// The functions that may run while a view is made: the initializers of views, and the functions reachable from
/// getters and functions that return views.
struct RenderedFunctions: Sendable {
  private let names: Set<FunctionName>

  /// - Parameter standIns: the names that stand for protocols of SwiftUI.
  init(index: ProjectIndex, _ standIns: [String: Set<String>]) {
    var calls = Calls()
    for facts in index.files {
      calls.add(facts.renderCallees)
      calls.makeTypes(facts.types.filter { $0.isMadeByViews(standIns) }.compactMap(\.name.last))
    }
    names = calls.functions(with: calls.inUnreadBodies(of: index))
  }

  func contains(_ function: FunctionName) -> Bool { names.contains(function) }

  /// Whether it may be read while a view is made, and not only by an action.
  func isShown(_ use: Effect) -> Bool {
    switch use.place {
    case .elsewhere: false
    case .function(let function), .method(let function), .initializer(let function): contains(function)
    case .view, .implicit, .getter: true
    }
  }
}

/// Which functions call which others, or make types.
private struct Calls: Sendable {
  private var callees: [FunctionName: Set<CallSignature>] = [:]
  /// The signatures of the calls made while views are made.
  private var byViews: Set<CallSignature> = []

  mutating func add(_ found: RenderCallees) {
    byViews.formUnion(found.ofViews)
    callees.merge(found.ofFunctions) { $0.union($1) }
  }

  /// - Parameter names: the types whose initializers a view calls.
  mutating func makeTypes(_ names: [String]) {
    byViews.formUnion(names.map { CallSignature(name: $0, labels: nil) })
  }

  /// The functions that may run while a view is made.
  ///
  /// - Parameter names: further functions that views call.
  func functions(with names: Set<String>) -> Set<FunctionName> {
    let named = Dictionary(grouping: callees.keys, by: \.name)
    var seen = byViews.union(names.map { CallSignature(name: $0, labels: nil) })
    var open = Array(seen)
    var functions: Set<FunctionName> = []
    while let callee = open.popLast() {
      for function in named[callee.name] ?? [] where function.mayTake(callee.labels) {
        guard functions.insert(function).inserted else { continue }
        open += (callees[function] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return functions
  }

  /// The names of functions that bodies call that were left out.
  func inUnreadBodies(of index: ProjectIndex) -> Set<String> {
    let words = Dictionary(grouping: Set(callees.keys.map(\.name)), by: { SourceWord($0) })
    return Set(index.files.flatMap(\.unread.called).flatMap { words[$0] ?? [] })
  }
}

extension TypeFact {
  /// A view, which is made where the one around it is; an app is made once, before anything is shown.
  fileprivate func isMadeByViews(_ standIns: [String: Set<String>]) -> Bool {
    (inheritance?.entries ?? []).flatMap(\.type.boundParts).contains { part in
      let name = part.dottedName?.last ?? ""
      return ([name] + (standIns[name] ?? [])).contains {
        $0 != "App" && ProjectModel.builtProtocols.contains($0)
      }
    }
  }
}
