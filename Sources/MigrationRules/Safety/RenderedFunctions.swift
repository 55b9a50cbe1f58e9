import SourceText
import SwiftModel

/// The functions that may run while a view is made: the initializers of views, and the functions reachable from
/// getters and functions that return views.
struct RenderedFunctions: Sendable {
  private var calls = Calls()
  /// The names of functions that bodies call that were left out, by their files.
  private let unread: [Int: Set<String>]
  private var certain: Set<FunctionName>
  /// Functions that run then only if all of these bodies do.
  private var uncertain: Set<FunctionName>

  /// - Parameter standIns: the names that stand for protocols of SwiftUI.
  init(index: ProjectIndex, _ standIns: [String: Set<String>]) {
    for facts in index.files {
      calls.add(facts.renderCallees)
      calls.makeTypes(facts.types.filter { $0.isMadeByViews(standIns) }.compactMap(\.name.last))
    }
    certain = calls.functions()
    unread = calls.inUnreadBodies(of: index)
    uncertain = calls.functions(with: Set(unread.values.joined())).subtracting(certain)
  }

  func contains(_ function: FunctionName) -> Bool {
    certain.contains(function) || uncertain.contains(function)
  }

  /// Whether it may be read while a view is made, and not only by an action.
  func isShown(_ use: Effect) -> Bool {
    switch use.place {
    case .elsewhere: false
    case .function(let function), .method(let function), .initializer(let function): contains(function)
    case .view, .implicit, .getter: true
    }
  }

  /// Reads the bodies left out at first, if they or their callers may call some functions, to decide for
  /// certain whether these run while a view is made.
  mutating func read(
    callersOf targets: Set<FunctionName>, in index: ProjectIndex, by reader: ConcurrentReader
  ) {
    var open = Set(targets.intersection(uncertain).map(\.name))
    var seen = open
    while !open.isEmpty {
      let found = reader.map(unreadBodies(calling: open)) { [index] file, names in
        FactsReader.renderCallees(calling: names, in: index.files[file].source)
      }
      for callees in found { calls.add(callees) }
      let callers = calls.functions(calling: open).intersection(uncertain).map(\.name)
      open = Set(callers).subtracting(seen)
      seen.formUnion(open)
    }
    certain = calls.functions()
    uncertain = uncertain.filter { !seen.contains($0.name) }
  }

  /// The names of functions that use some functions or members, directly or transitively, by name alone.
  func names(using used: Set<String>, in index: ProjectIndex) -> Set<String> {
    let functions = Dictionary(grouping: calls.names, by: { SourceWord($0) })
    var found: Set<String> = []
    var open = used
    while !open.isEmpty {
      let words = Set(open.map { SourceWord($0) })
      var users = calls.functions(using: open)
      for method in index.files.lazy.flatMap(\.unread.methods)
      where method.used.contains(where: words.contains) {
        users.formUnion(functions[method.name] ?? [])
      }
      open = users.subtracting(found)
      found.formUnion(open)
    }
    return found
  }

  /// The files with bodies that were left out and call functions of some names while a view is made, with the names
  /// that they call.
  func unreadBodies(calling names: Set<String>) -> [(file: Int, names: Set<String>)] {
    unread.sorted { $0.key < $1.key }.compactMap { file, called in
      called.isDisjoint(with: names) ? nil : (file, called.intersection(names))
    }
  }
}

/// Which functions call which others, or make types.
private struct Calls: Sendable {
  private var callees: [FunctionName: Set<CallSignature>] = [:]
  private var changes: [FunctionName: Set<String>] = [:]
  /// The signatures of the calls made while views are made.
  private var byViews: Set<CallSignature> = []

  mutating func add(_ found: RenderCallees) {
    byViews.formUnion(found.ofViews)
    callees.merge(found.ofFunctions) { $0.union($1) }
    changes.merge(found.changedByMethods) { $0.union($1) }
  }

  /// Of all functions that are declared.
  var names: Set<String> { Set(callees.keys.map(\.name)) }

  /// The names of the functions that call some functions or change some members.
  func functions(using names: Set<String>) -> Set<String> {
    let changing = changes.filter { !$0.value.isDisjoint(with: names) }.map(\.key)
    return Set((functions(calling: names).union(changing)).map(\.name))
  }

  /// - Parameter names: the types whose initializers a view calls.
  mutating func makeTypes(_ names: [String]) {
    byViews.formUnion(names.map { CallSignature(name: $0, labels: nil) })
  }

  /// The functions that may run while a view is made.
  ///
  /// - Parameter names: further functions that views call.
  func functions(with names: Set<String> = []) -> Set<FunctionName> {
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

  /// The functions that call a function of one of some names.
  func functions(calling names: Set<String>) -> Set<FunctionName> {
    Set(callees.filter { $0.value.contains { names.contains($0.name) } }.keys)
  }

  /// The names of functions that bodies call that were left out, by their files.
  func inUnreadBodies(of index: ProjectIndex) -> [Int: Set<String>] {
    let words = Dictionary(grouping: names, by: { SourceWord($0) })
    var found: [Int: Set<String>] = [:]
    for (file, facts) in index.files.enumerated() {
      let names = facts.unread.called.flatMap { words[$0] ?? [] }
      if !names.isEmpty { found[file] = Set(names) }
    }
    return found
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
