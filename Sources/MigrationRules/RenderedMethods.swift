import MigrationPlanning
import ProjectIndex

/// The methods that run while a view is made, for certain, whatever they give: those that a view calls, in no closure
/// that may run later, and what these call.
///
/// ```swift
/// func updateUIView(_ view: UIView, context: Context) { context.coordinator.draw(model) }
/// ```
/// From what SwiftUI calls once for a view, such as `makeUIView`, only methods of the view itself are followed: a change
/// that is made once updates nothing without end.
struct RenderedMethods: Sendable {
  private var methods: Set<Method> = []
  /// What they write to variables of objects, by the names of these.
  private(set) var writes: [String: [Located<RenderWriteUse>]] = [:]

  /// Of a type, or one of its declarations, by its name.
  private struct Method: Hashable {
    let name: String
    let type: TypeID
  }

  /// None.
  init() {}

  init(in context: RuleContext) {
    var search = Search(context: context)
    search.run()
    methods = search.found
    writes = Dictionary(grouping: search.writes, by: \.use.name)
  }

  func contains(_ name: String, ofOneOf types: [TypeID]) -> Bool {
    types.contains { methods.contains(Method(name: name, type: $0)) }
  }

  private struct Search {
    let context: RuleContext
    var found: Set<Method> = []
    var writes: [Located<RenderWriteUse>] = []
    /// Of each method, where it is declared, whether it may run again and again.
    private var isRepeated: [Method: Bool] = [:]
    private var open: [Method] = []
    private var read: Set<Method> = []
    /// Of the functions of one declaration that have a name, in order.
    private var code: [Method: [DirectCode]] = [:]
    private var calledByView: [TypeID: Set<String>] = [:]

    init(context: RuleContext) { self.context = context }

    mutating func run() {
      for (file, facts) in context.index.files.enumerated() {
        for call in facts.directCalls where isMadeByViews(call, in: file) {
          follow(call, in: file, isRepeated: !call.isOnce)
        }
        for number in facts.types.indices where facts.types[number].isDynamicProperty {
          for owner in context.index.owners(of: TypeID(file: file, index: number)) {
            add(Method(name: "update", type: owner), isRepeated: true)
          }
        }
      }
      // In rounds, so that each file is parsed for many methods at once.
      while !open.isEmpty {
        let methods = open
        open = []
        parseCode(of: methods)
        for method in methods { readCode(of: method) }
      }
    }

    /// What others do in a getter, or in a function with a result, need not be done for a view.
    private mutating func isMadeByViews(_ call: DirectCall, in file: Int) -> Bool {
      guard let number = call.enclosingType else { return false }
      let views = RuleContext.builtProtocols.union(RuleContext.representedProtocols).subtracting(["App"])
      let holders = context.index.owners(of: TypeID(file: file, index: number)).filter {
        context.conforms($0, toOneOf: views)
      }
      guard let function = call.function, function.name.first?.isLowercase == true else {
        return !holders.isEmpty
      }
      return holders.contains { calledWhereMade($0).contains(function.name) }
    }

    /// The members that those members of a view call, or what they call in turn, that SwiftUI calls to make it.
    private mutating func calledWhereMade(_ view: TypeID) -> Set<String> {
      if let known = calledByView[view] { return known }
      let bodies = Dictionary(
        grouping: context.memberBodies(of: context.index.declarations(of: view)).map(\.use), by: \.name)
      var open = bodies.keys.filter(Self.isCalledToMakeViews)
      var found: Set<String> = []
      while let name = open.popLast() {
        let calls = (bodies[name] ?? []).flatMap(\.calls)
        open += calls.filter { bodies[$0] != nil && found.insert($0).inserted }
      }
      calledByView[view] = found
      return found
    }

    private static func isCalledToMakeViews(_ member: String) -> Bool {
      if ["init", "body"].contains(member) { return true }
      guard let prefix = ["make", "update"].first(where: member.hasPrefix) else { return false }
      return [
        "UIView", "NSView", "UIViewController", "NSViewController", "WKInterfaceObject", "Coordinator",
      ].contains(String(member.dropFirst(prefix.count)))
    }

    private mutating func readCode(of method: Method) {
      let isRepeated = isRepeated[method] == true
      let isFirst = read.insert(method).inserted
      for declaration in context.index.declarations(of: method.type) {
        for code in code[Method(name: method.name, type: declaration)] ?? [] {
          if isFirst { writes += code.writes.map { Located(file: declaration.file, use: $0) } }
          for call in code.calls { follow(call, in: declaration.file, isRepeated: isRepeated) }
        }
      }
    }

    /// What the functions do that methods may be, for those of which it is not known.
    private mutating func parseCode(of methods: [Method]) {
      var functions: [Int: [(method: Method, range: Range<Int>)]] = [:]
      for method in methods {
        for declaration in context.index.declarations(of: method.type) {
          let own = Method(name: method.name, type: declaration)
          guard code[own] == nil else { continue }
          code[own] = []
          functions[declaration.file, default: []] += context.index[declaration].functions
            .filter { $0.kind == .function && $0.name == method.name && $0.bodyRange != nil }
            .map { (own, $0.range) }
        }
      }
      for (file, functions) in functions where !functions.isEmpty {
        let functions = functions.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let found = FactsReader.directCode(
          ofFunctionsAt: functions.map { ($0.range, $0.method.type.index) }, in: context.source(file))
        for (function, code) in zip(functions, found) { self.code[function.method, default: []].append(code) }
      }
    }

    private mutating func follow(_ call: DirectCall, in file: Int, isRepeated: Bool) {
      if call.base != nil, !isRepeated { return }
      let scope = LookupScope(file: file, enclosingType: call.enclosingType)
      for type in receivers(of: call, in: scope) {
        let inherited = (context.superclasses(of: type) ?? []) + context.index.allRefinedProtocols(of: type)
        for owner in [type] + inherited where declares(owner, call) {
          add(Method(name: call.name, type: owner), isRepeated: isRepeated)
          found.insert(Method(name: call.name, type: type))
        }
      }
    }

    private func declares(_ type: TypeID, _ call: DirectCall) -> Bool {
      context.index.declarations(of: type).contains { declaration in
        context.index[declaration].functions.contains { !$0.isAsync && call.mayCall($0) }
      }
    }

    private func receivers(of call: DirectCall, in scope: LookupScope) -> [TypeID] {
      let own =
        scope.enclosingType.map {
          context.index.owners(of: TypeID(file: scope.file, index: $0))
        } ?? []
      guard let base = call.base else { return own }
      var type = context.index.type(of: base, in: scope).unwrapped
      if case .metatype(let instance) = type { type = instance }
      if type.declarations.isEmpty, base.isCoordinator { return own.flatMap(coordinators) }
      return type.declarations
    }

    /// What a view of UIKit or AppKit has made for it.
    private func coordinators(of view: TypeID) -> [TypeID] {
      context.index.declarations(of: view).flatMap { declaration in
        context.index[declaration].functions.filter { $0.name == "makeCoordinator" }.flatMap { function in
          function.result.map {
            context.index.resolve($0, in: LookupScope(inside: declaration)).declarations
          } ?? []
        }
      }
    }

    private mutating func add(_ method: Method, isRepeated: Bool) {
      found.insert(method)
      if let known = self.isRepeated[method], known || !isRepeated { return }
      self.isRepeated[method] = isRepeated
      open.append(method)
    }
  }
}

extension TypeFact {
  fileprivate var isDynamicProperty: Bool {
    inheritance?.entries.contains { $0.type.dottedName?.last == "DynamicProperty" } == true
  }
}
