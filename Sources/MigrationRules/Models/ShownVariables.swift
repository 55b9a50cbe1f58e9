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
    !variable.isHidden || changesLater(variable, in: subject) && isShownByMembers(variable, in: subject)
  }

  /// Whether the class changes a variable of its own after initialization.
  func changesLater(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    model.index.declarations(of: subject.id).contains { model.index[$0].changesLater(variable) }
  }

  private func isShownByMembers(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    let declarations = model.index.declarations(of: subject.id)
    let facts = declarations.map { model.index[$0] }
    let calls = accesses.withValue { $0.graph(of: subject.id, in: model) }
    return facts.flatMap(\.variables).contains { getter in
      getter.isComputed && !getter.isStatic && !getter.isHidden
        && calls.reads(variable.name, from: getter.getterAccesses)
    }
      || declarations.contains { declaration in
        model.index[declaration].functions.contains { function in
          function.kind == .function && function.result != nil && !function.isAsync
            && calls.reads(variable.name, from: function.accesses)
            && mayRun(function, in: declaration)
        }
      }
  }

  /// Whether a view may read a variable of any access level that changes after initialization.
  func isShownChanging(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    let uses = uses(of: variable, in: subject)
    guard uses.contains(where: { isChange($0, of: variable, in: subject) }) else { return false }
    return variable.isHidden
      ? isShownByMembers(variable, in: subject)
      : isShownByMembers(variable, in: subject) || isReadElsewhere(variable, uses, in: subject)
  }

  /// The uses of a variable, and those that may be of it, where it is visible.
  private func uses(
    of variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> [Located<Effect>] {
    model.references.effects(on: [variable.name], in: variable.isHidden ? [subject.id.file] : nil)
      .filter { isUse($0.use, ofMemberOf: subject.id, in: $0.file) }
  }

  private func isUse(_ use: Effect, ofMemberOf type: TypeID, in file: Int) -> Bool {
    guard let object = use.base?.objectOfBinding else {
      return use.isOfBindable || model.index.mayReferTo(use, memberOf: type, in: file)
    }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return model.index.type(of: object, in: scope).mayGiveMember(of: type, in: model.index)
  }

  /// Whether a use changes the variable itself, but not while its object is made.
  private func isChange(
    _ located: Located<Effect>, of variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> Bool {
    let use = located.use
    if use.isOfBindable || use.base?.objectOfBinding != nil { return true }
    let makers = model.index[subject.id].functions.filter { $0.kind == .initializer }
    let isWhileMaking =
      located.file == subject.id.file
      && makers.contains { maker in
        maker.accesses.contains { $0.nameOffset == use.offset && !$0.isDeferred }
      }
    return !isWhileMaking && changesValue(located, of: variable, in: subject)
  }

  /// Whether a use gives the variable another value, or changes a part of the one that it holds: not of an object.
  private func changesValue(
    _ located: Located<Effect>, of variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> Bool {
    let use = located.use
    if use.kind == .assignment { return true }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: subject.id))
    if model.index.changes(type, by: use.path) { return true }
    return use.kind != .read && (model.isValue(type) || type.unwrapped == .unknown)
  }

  /// Whether other code than the class itself may read it while a view is rendered.
  private func isReadElsewhere(
    _ variable: VariableFact, _ uses: [Located<Effect>], in subject: ObservableTypes.Subject
  ) -> Bool {
    if variable.accessLevel.map({ $0 > .internal }) ?? false { return true }
    let own = model.index.declarations(of: subject.id)
    return uses.contains { located in
      located.use.kind != .assignment && located.use.place != .elsewhere
        && !own.contains {
          $0.file == located.file && model.index[$0].range.contains(located.use.offset)
        }
    }
  }
}

extension Effect {
  /// `Bindable(model).volume`
  fileprivate var isOfBindable: Bool {
    switch base {
    case .call(.name("Bindable"), _), .application(.name("Bindable"), _): true
    default: false
    }
  }
}

extension ExpressionFact {
  /// The object that a binding leads to: `model.rows` of `$model.rows`; nil for what is no binding.
  fileprivate var objectOfBinding: ExpressionFact? {
    switch self {
    case .projection(let base, let name): base.map { .member($0, name) } ?? .name(name)
    case .member(let base, let name): base.objectOfBinding.map { .member($0, name) }
    case .subscripted(let base): base.objectOfBinding.map { .subscripted($0) }
    case .unwrapped(let base): base.objectOfBinding.map { .unwrapped($0) }
    default: nil
    }
  }
}

extension TypeFact {
  /// Whether a member changes a variable of the class once its object is made.
  fileprivate func changesLater(_ variable: VariableFact) -> Bool {
    func changes(_ accesses: [AccessFact], deferredOnly: Bool = false) -> Bool {
      accesses.contains {
        $0.name == variable.name && $0.isWrite && ($0.isDeferred || !deferredOnly)
      }
    }
    return functions.contains { function in
      changes(function.accesses, deferredOnly: [.initializer, .deinitializer].contains(function.kind))
    }
      || variables.contains { other in
        changes(other.setterAccesses) || other.name != variable.name && changes(other.observerAccesses)
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
