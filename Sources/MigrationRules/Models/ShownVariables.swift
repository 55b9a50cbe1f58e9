import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Private variables visible to views.
///
/// ```swift
/// private var task: Task<Void, Never>?
/// var isLoading: Bool { task != nil }
/// ```
extension RenderTimeEffects {
  /// Whether a visible computed property, or a function called while a view is rendered, reads a private variable that
  /// changes after initialization.
  func isShown(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    guard variable.isHidden else { return true }
    let facts = model.index.declarations(of: subject.id).map { model.index[$0] }
    let changes = facts.flatMap(\.functions).contains { function in
      ![.initializer, .deinitializer].contains(function.kind)
        && function.accesses.contains { $0.name == variable.name && $0.isWrite }
    }
    guard changes else { return false }
    let calls = MemberAccessGraph(of: facts, in: model.index)
    return facts.flatMap(\.variables).contains { getter in
      getter.isComputed && !getter.isStatic && !getter.isHidden
        && calls.reads(variable.name, from: getter.getterAccesses)
    }
      || facts.flatMap(\.functions).contains { function in
        function.kind == .function && function.result != nil && !function.isAsync
          && calls.reads(variable.name, from: function.accesses)
          && isCalledWhileRendering(function, ofOneOf: [subject.id])
      }
  }
}

extension AccessFact {
  fileprivate var isWrite: Bool {
    switch kind {
    case .assignment, .mutation, .memberWrite: true
    case .read, .initialization, .aliasedInout: false
    }
  }
}
