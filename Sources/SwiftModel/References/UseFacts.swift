/// The continuation of a projected name: `$x.title`, `$x` whole, `$x[…]`.
package enum ProjectionContinuation: Hashable, Sendable {
  case member(String)
  case subscripted
  case whole
}

/// `$x`, `self.$x` or `base.$x`; `_x.projectedValue` is the same.
package struct ProjectionUse: Hashable, Sendable {
  /// Without the `$`.
  package let name: String
  /// Nil where nothing stands before the `$`.
  package let base: ExpressionFact?
  package let enclosingType: Int?
  /// The whole of `base.$x`, or `$x`.
  package let range: Range<Int>
  /// `$x`, or `_x.projectedValue`.
  package let nameRange: Range<Int>
  /// It is written as `_x.projectedValue`.
  package let isOfStorage: Bool
  package let continuation: ProjectionContinuation
  /// Written as a key path component, `\.$x`.
  package let isKeyPath: Bool
  /// A local of the same name without `$` is in scope here.
  package let isShadowed: Bool
  /// It is an argument of a call as it is.
  package let isArgument: Bool
  /// Its use as a publisher.
  package let publisherRole: PublisherRole
  /// A local of the name that its publisher gets as a subject is in scope here.
  package let hidesSubject: Bool
  /// Where a statement can be put that all of the enclosing builder body sees.
  package let builder: BuilderBodyFact?
}

extension ProjectionUse {
  /// The closures that are told of each change; nil where others may be told, too.
  package var callbacks: [Range<Int>]? {
    if case .subscribed(let subscription) = publisherRole { subscription.callbacks } else { nil }
  }
}

/// The body of a result builder that a statement may be put in front of.
package struct BuilderBodyFact: Hashable, Sendable {
  /// Where the first statement starts; it is the first on its line.
  package let firstStatement: Int
  /// `body`, `makeBody`, or the name of a declaration with a builder attribute.
  package let declarationName: String
  package let hasBuilderAttribute: Bool
  package let isFunction: Bool
  /// The type of a function's first parameter.
  package let parameterType: String?
  /// The names that its statements declare, which a statement inserted before would redeclare.
  package let declaredNames: Set<String>
}

/// `_x` or `self._x`, but for `_x.projectedValue`, which is a `ProjectionUse`.
package struct StorageUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `_x = Wrapper(label: e)` or `_x = .init(label: e)`.
    case initialization(Initialization)
    case wrappedValue
    /// It stands on one side of `_x = other._y`; where the name on the other side starts.
    case copied(CopySide, other: Int)
    case other
  }
  package enum CopySide: Hashable, Sendable { case source, target }
  package struct Initialization: Hashable, Sendable {
    /// The name of the wrapper type in the call, nil for `.init`.
    package let wrapper: String?
    package let wrapperRange: Range<Int>
    package let label: String?
    package let labelRange: Range<Int>?
    package let valueRange: Range<Int>
    package let callRange: Range<Int>
    /// The value mentions nothing but literals and names; evaluating it has no effect worth a note.
    package let isTrivial: Bool
  }

  /// Without the `_`.
  package let name: String
  package let enclosingType: Int?
  /// `_x` with the `self.` before it; for `.wrappedValue` with that too.
  package let range: Range<Int>
  package let nameRange: Range<Int>
  package let base: ExpressionFact?
  package let form: Form
  /// A local of the name without `_` is in scope here.
  package let isShadowed: Bool
  /// A statement of the initializer's body itself, with no `return` before it.
  package let isUnconditional: Bool
  /// Where the initializer starts that it stands in directly (not in a closure).
  package let initializerOffset: Int?
  /// Variables are assigned right after it, and it may be able to stand behind them.
  package let move: Move?

  package var isInitialization: Bool {
    if case .initialization = form { return true }
    return false
  }

  package struct Move: Hashable, Sendable {
    /// An assignment that follows.
    package struct Step: Hashable, Sendable {
      package let range: Range<Int>
      /// The assigned variable: `y`, or `_y`.
      package let target: String
      /// The names in the value, without local declarations, and those behind `self.`.
      package let names: Set<String>
      /// The value has `self` in it with no name behind it.
      package let usesWhole: Bool
    }
    /// The whole statement.
    package let statement: Range<Int>
    package let steps: [Step]
  }
}

/// `.environmentObject(e)` and its kin, which take an observable object by its static type.
package struct EnvironmentCallUse: Hashable, Sendable {
  /// `environmentObject`, `focusedObject` or `focusedSceneObject`.
  package let name: String
  package let nameRange: Range<Int>
  /// The receiver; nil for a call on `self`.
  package let receiver: ExpressionFact?
  package let argument: ExpressionFact
  package let argumentRange: Range<Int>
  package let enclosingType: Int?
  /// It is no call but a reference to the function, with unknown arguments.
  package var isReference = false
}

/// A mention of `objectWillChange`.
package struct ObjectWillChangeUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `objectWillChange.send()` as a statement of its own.
    case sendStatement(SendStatement)
    case forwarding(Forwarding)
    case other
  }
  package struct SendStatement: Hashable, Sendable {
    package let range: Range<Int>
    /// The variable whose `willSet` or `didSet` it stands in directly.
    package let observedVariable: String?
    /// The writes of the statements directly before it, and of those directly after it, in its block, nearest first:
    /// assignments, changes, and calls of possibly mutating methods. Local declarations between do not count.
    package let adjacentStatements: [[MemberWrite]]
    /// The range to remove with it if its observer would be empty: the observer, or all observers.
    package let emptiedObserver: Range<Int>?
    /// The call itself, without a condition or closure that goes with it.
    package let callRange: Range<Int>
    /// Members of the enclosing type that are changed whenever the call is made, somewhere in the same body.
    package let accompanyingWrites: [MemberWrite]
    /// The computed property whose setter it is a statement of, perhaps in a branch.
    package let setProperty: String?
    /// Its block would be left empty without it, and the block has to stay.
    package let leavesEmptyBlock: Bool
    /// It runs in a closure that animates its changes.
    package let isAnimated: Bool
    /// The dispatch around it, if it is all that a closure does that runs later or on the main thread; with the code
    /// around, which may run on another thread.
    package let hop: DispatchHop?
    package let isolation: StatementIsolation
    /// `throttle` or `debounce`, where it stands in a subscription behind one: it is sent now and then only.
    package let limiter: String?
  }
  /// `child.objectWillChange.sink { … objectWillChange.send() }.store(in: &cancellables)`
  package struct Forwarding: Hashable, Sendable {
    /// The statement, or the loop or condition that contains nothing else.
    package let range: Range<Int>
    /// The object that sends; nil for the own one.
    package let sender: ExpressionFact?
    /// The variable of the enclosing type that keeps the subscription.
    package let subscription: String?
    /// The value assigned to the variable if there is one subscription for each of several objects.
    package let assignedElements: Range<Int>?
    /// Changes are passed on to another thread, or later: `receive(on: DispatchQueue.main)`.
    package let hops: Bool
    /// `throttle` or `debounce`, where that lets only some of them through.
    package let limiter: String?
    /// The range to remove if the observer would be empty: the observer, or all observers with their braces.
    package let emptiedObserver: Range<Int>?
    /// What does nothing in its type without all of its forwarding subscriptions.
    package let emptied: EmptiedCode?
  }
  package let base: ExpressionFact?
  package let enclosingType: Int?
  package let range: Range<Int>
  package let nameRange: Range<Int>
  package let form: Form
  /// It is subscribed to, through operators too, or handed on: nothing sends it here.
  package let isPassedOn: Bool
  /// Whose changes it passes on, where it is all that a subscription to that object does.
  package let forwardedFrom: ExpressionFact?

  /// It is the object's own, also as a weak `self?`.
  package var isOwn: Bool { base.map(\.isSelf) ?? true }
}

extension ExpressionFact {
  /// `self`, `self?`, and the name that `guard let self` binds.
  package var isSelf: Bool {
    switch self {
    case .selfReference: true
    case .optionalChain(let base), .unwrapped(let base): base.isSelf
    default: false
    }
  }
}

extension ObjectWillChangeUse.SendStatement {
  /// The writes certain to happen beside it.
  package var adjacentWrites: [MemberWrite] { adjacentStatements.flatMap { $0.prefix { !$0.isCall } } }
}

/// Members that exist only if a type is an `ObservableObject`: `extension Array where Element: ObservableObject { … }`.
package struct ConditionalMembers: Hashable, Sendable {
  /// The enclosing or extended type; nil for a global function.
  package let extendedType: String?
  /// Nil where something is declared that has no name to look for.
  package let names: Set<String>?
}

/// `ObservableObject`, or a type of the old system, written where a type stands other than in the inheritance
/// clause of a type.
package struct TypeMention: Hashable, Sendable {
  package enum Position: Hashable, Sendable {
    /// The bound of a generic parameter of a type or function, in its own declaration.
    case bound(owner: String)
    /// The bound of an associated type of the named protocol.
    case associated(name: String, owner: String)
    /// A condition on a type that is declared elsewhere, under which members are there.
    case conditional(ConditionalMembers)
    /// `where Self: ObservableObject` on a protocol or an extension.
    case selfBound(owner: String)
    /// The underlying type of a type alias.
    case alias(name: String)
    /// An entry of the inheritance clause of a type.
    case inherited
    case other
  }
  /// The last part of the name: `ObservableObject`, `ObservedObject`, `Published`, …
  package let name: String
  /// Generic arguments: `Model` in `ObservedObject<Model>`.
  package let arguments: [TypeExpression]
  package let range: Range<Int>
  package let enclosingType: Int?
  package let position: Position
  /// The whole of `ObservedObject<Model>.Wrapper`, where the name is part of that.
  package let wrapperTypeRange: Range<Int>?
  /// The `Published<Value>.Publisher` that it is part of.
  package let publisherType: PublisherTypeFact?
  /// The other types of the composition: `Named` in `Named & ObservableObject`.
  package let companions: [TypeExpression]
  /// Itself with an `&` beside it, where it is a part of a composition; nil where a comment stands between them.
  package let rangeInComposition: Range<Int>?
  /// The object in `StateObject(wrappedValue: object)`.
  package let wrappedValue: ExpressionFact?
  /// All of `ObservedObject(wrappedValue: object).projectedValue`, of which a member is taken.
  package let projection: Range<Int>?
  /// The object there.
  package let projectedObject: Range<Int>?
}

extension ProjectionUse {
  /// The subject that takes the place of the publisher of a property named `name`.
  package static func subjectName(for name: String) -> String { name + "Subject" }
}

/// An old wrapper on something that is not a member: a local variable or a parameter.
package struct LocalWrapperUse: Hashable, Sendable {
  package let wrapper: String
  package let wrapperRange: Range<Int>
  package let value: ExpressionFact
  package let range: Range<Int>
  package let enclosingType: Int?
  /// `@Previewable` beside it: a property of the preview's view.
  package let isPreviewable: Bool
  /// A local variable with a value, of whose wrapper only bindings to members are used.
  package let isReplaceable: Bool
}
