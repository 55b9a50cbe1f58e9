import SwiftSyntax

/// A use of a variable, function or type, other than a local one, with the effect of the code on it.
///
/// A class, since effects are kept and handed on by all analyses: there is one in memory of each place.
package final class Effect: Sendable {
  package let name: String
  /// The base expression: `.implicitMember` for `.name`; nil for an unqualified name.
  package let base: ExpressionFact?
  /// What gives `.name` its type, where the context says that.
  package let context: ExpressionFact?
  package let kind: AccessFact.Kind
  /// How the expression goes on from it.
  package let path: AccessPath
  /// The index of the innermost enclosing type declaration, among those of the file.
  package let enclosingType: Int?
  /// Where the name starts, as a byte offset.
  package let offset: Int
  /// The code that has to run for the effect to happen; `.elsewhere` for code that runs later.
  package let place: CodePlace
  /// It happens then for certain: in no closure that may run later.
  package let isCertain: Bool
  package let isCalled: Bool
  /// A local variable holds it, and is called: `let save = store.save; save()`.
  package let isCalledThroughLocal: Bool
  /// It is on the enclosing object, on none, or on one that was not made just before.
  package let isOnExistingObject: Bool
  /// It is on a local constant or variable of the code around the innermost closure.
  package let isOnCapturedVariable: Bool
  /// It changes a member of a local variable, or calls one: `calendar.timeZone = zone` behind `var calendar = …`.
  package let isOnLocalVariable: Bool
  /// The labels of the arguments in parentheses, where it is called directly, or those of a compound name.
  package let labels: [String?]?
  /// It names a function with its labels, which no variable has: `items(with:)`.
  package let isCompoundName: Bool
  /// It is called directly, with a closure behind the parentheses.
  package let hasTrailingClosure: Bool
  /// The closures around it that may run later, or not at all; from the inside out.
  package let closures: [DeferredClosure]
  /// The branches that it stands in, from the outside in.
  package let branches: [Branch]
  /// The first argument in the parentheses of a call; nil where there is none, or where it is not called.
  package let firstArgument: ArgumentFact?
  /// The arguments in the parentheses of a call of a type that may make something there, and bindings:
  /// `Row(model: RowModel(id: id), isOpen: $isOpen)`.
  package let madeArguments: [ArgumentFact]
  /// The `forKey` argument of the call that the path ends with: `"size"` of `defaults.set(size, forKey: "size")`; or of the
  /// call of a method of what it makes: `UserDefaults(suiteName: group)?.string(forKey: "name")`.
  package let storageKey: StorageKey?
  /// Of a type, what is asked of what its initializer makes, or a static function gives: `authorizationStatus` of
  /// `CLLocationManager().authorizationStatus`, `isOtherAudioPlaying` of `AVAudioSession.sharedInstance().isOtherAudioPlaying`.
  package let memberOfResult: String?
  /// It is assigned nil, or what an initializer makes there: `user = User()`.
  package let isAssignedNewValue: Bool
  /// It is assigned where it holds nothing, by code that runs only then.
  package let lazyInitialization: LazyInitialization?
  /// A component of a key path, through which it may be assigned: `assign(to: \.title, on: model)`.
  package let mayBeAssignedByKeyPath: Bool
  /// It is part of a key path, and read or changed where that is applied: `\.count`.
  package let isKeyPathComponent: Bool
  /// What it is part of, where that does nothing but to give the variable another value.
  package let update: VariableUpdate?
  /// The default value of the parameter that its base is.
  package let defaultOfBase: ExpressionFact?
  /// What stands before its dot, as bytes; nil for an unqualified name and for `.name`.
  package let baseRange: Range<Int>?
  /// The call that has it as its callee, with all arguments; nil where it is not called.
  package let callRange: Range<Int>?
  /// Where its value goes, or what calling it returns.
  package let destination: ValueDestination?
  /// Of a type, where the local variables are used in whose values something is made of it, one after the other, as byte
  /// offsets: `view` in `show(view)` behind `let view = ScrollView { DetailView().padding() }`.
  package let usesOfHolders: [[Int]]
  /// A method is called on it, or on a part of it, and what that returns is not used, or may be what a closure returns.
  package let isCalledForEffect: Bool
  /// The same, and no closure returns it.
  package let isDiscarded: Bool
  /// The closures that it is given, or a part of it, by calls in the chain of members behind it or by an assignment to its
  /// member: of `monitor.handler = { … }`, `player.addObserver { … }` and `changes.dropFirst().sink { … }`. As bytes, with
  /// the braces.
  package let callbacks: [Range<Int>]
  /// It is part of the first value of the state of a view, which later ones do not replace: `State(initialValue: count)`.
  package let isKeptAsState: Bool
  /// The same, also where a local constant holds it, which is made whenever the code runs.
  package let isOnlyKeptAsState: Bool
  /// The body, of a function, an accessor or a closure, that always makes the change: as a statement of its own, which no
  /// exit before it skips. Nil for a read.
  package let changingBody: Range<Int>?
  /// A loop around it waits each time for something that others do, and goes on when that is there:
  /// `for await user in service.users { self.user = user }`.
  package let isResumed: Bool
  /// It is read only to decide on side effects, of which no value comes that the code around returns.
  package let onlyDecidesOnEffects: Bool
  /// Of a case, what a pattern reads of its associated values; nil for anything else.
  package let payloadReads: [PayloadRead]?
  /// It takes away what the variable holds: all, or what has a key. `cache.removeAll()`, `cache = [:]`, `cache[key] = nil`
  package let empties: Bool
  /// What is found is given back at once: `if let known = cache[key] { return known }`.
  package let isReturnedWhereFound: Bool

  /// - Parameters:
  ///   - end: the expression that the path leads to.
  ///   - placed: what declarations say of the closures around it; see `FactsReader.effects(at:in:placed:)`.
  init(
    on node: Syntax, _ name: String, base: ExpressionFact?, kind: AccessFact.Kind,
    path: AccessPath, end: ExprSyntax?, reference: Reference?, enclosingType: Int?,
    in surroundings: Surroundings, isResumed: Bool, placed: PlacedClosures.Query
  ) {
    let context = surroundings.context
    let around = placed(surroundings.closures, enclosingType)
    let (expression, baseExpression) = (reference?.expression, reference?.base)
    let (directCall, ownCall) = (reference?.directCall, reference?.call)
    let assignment = expression?.assignment?.elements
    let end = path.isEmpty ? nil : end
    let call = end?.as(FunctionCallExprSyntax.self)
    let calling =
      path.calledMethod == nil ? nil : expression?.callOfMethod(isOfType: name.first?.isUppercase == true)
    let isExisting =
      base?.isSelf != false || base?.isHeld == true && !context.place.isInitializer
      || baseExpression?.isGiven == true
    self.name = name
    self.base = base
    self.context =
      if case .implicitMember = base, let expression {
        ExpressionReader().readContext(ofImplicitMember: expression)
      } else {
        nil
      }
    self.kind = kind
    self.path = path
    self.enclosingType = enclosingType
    offset = node.byteRange.lowerBound
    place = around.runLater ? .elsewhere : context.place
    isCertain = context.isCertain
    isCalled = path.isCall
    isCalledThroughLocal = path.isEmpty && expression?.localHolder?.localCalls.isEmpty == false
    self.isOnExistingObject = isExisting
    let isChange = kind != .read || path.isCall
    let closure = surroundings.closures.first
    let local = isChange || closure != nil ? baseExpression?.localDeclaration : nil
    isOnCapturedVariable =
      if let closure, let local { !closure.range.contains(local.byteRange.lowerBound) } else { false }
    isOnLocalVariable = isChange && local?.bindingSpecifier.tokenKind == .keyword(.var)
    labels = directCall?.argumentLabels ?? reference?.node.labelsOfName
    isCompoundName = reference?.node.argumentNames != nil
    hasTrailingClosure = directCall?.trailingClosure != nil
    closures = around.closures
    branches = surroundings.branches
    firstArgument = directCall?.firstArgument
    madeArguments = name.first?.isUppercase == true ? directCall?.madeArguments ?? [] : []
    storageKey =
      call.flatMap(StorageKey.init) ?? directCall?.callOfResult.flatMap(StorageKey.init)
    memberOfResult =
      name.first?.isUppercase == true ? call.flatMap { ExprSyntax($0).accessPath.firstMember } : nil
    isAssignedNewValue = assignment?.assignsNewValue ?? false
    lazyInitialization = assignment.flatMap { LazyInitialization(by: $0, of: reference) }
    mayBeAssignedByKeyPath = reference?.mayBeAssignedByKeyPath ?? false
    isKeyPathComponent = reference?.isKeyPathComponent ?? false
    update = reference.flatMap { VariableUpdate(by: assignment, of: $0) }
    defaultOfBase = baseExpression?.defaultOfParameter
    baseRange = baseExpression?.byteRange
    callRange = ownCall?.byteRange
    destination = expression?.destination(ofCall: ownCall)
    usesOfHolders =
      name.first?.isUppercase == true && isCalled
      ? node.usesOfHolders().map { $0.map(\.byteRange.lowerBound) } : []
    isCalledForEffect = calling.map { $0.isDiscarded || $0.isAllOfClosure } ?? false
    isDiscarded = calling?.isDiscarded ?? false
    callbacks =
      (expression?.closuresOfChain ?? []) + (end?.assignment?.elements.assignedClosures ?? [])
    let useInStatement = UseInStatement(of: node)
    isKeptAsState = useInStatement.isKeptAsState
    isOnlyKeptAsState =
      isKeptAsState || context.place.isInitializer && useInStatement.isOnlyKeptAsState
    isReturnedWhereFound = useInStatement.isReturnedWhereFound
    changingBody = kind != .read || path.calledMethod != nil ? node.bodyOfStatement : nil
    self.isResumed = isResumed
    onlyDecidesOnEffects = node.onlyDecidesOnEffects
    payloadReads = node.payloadReads
    empties = path.empties(by: end?.assignment?.elements ?? assignment)
  }
}

extension Effect {
  /// Whether a variable may have another value afterwards, or a part of its value may be another one. A method that no
  /// library declares may change what it is called on where its name says so.
  package var mayChangeValue: Bool {
    kind != .read || path.calledMethod.map(LibraryEffects.mayMutateReceiver) ?? false
  }

  /// The function that takes it as an argument, as a whole, or what calling it returns.
  package var taker: ExpressionFact? {
    if case .argument(let function) = destination { function } else { nil }
  }

  /// The function or type that takes `.name` as an argument, whose parameter gives it its type.
  package var calleeOfContext: String? {
    var context = context
    while case .element(let array)? = context { context = array }
    guard case .parameterType(let argument)? = context else { return nil }
    return argument.callee.lastName
  }

  /// What is read of a variable: `title` of `model.title`, and `title()` where that is a method that is called.
  package var memberRead: String? { path.firstMember.map { path.callsFirstMember ? $0 + "()" : $0 } }

  /// It makes a binding to a variable, which reads nothing yet: `$model.name`, `Bindable(model).name`.
  package var makesBinding: Bool {
    switch base {
    case .projection, .call(.name("Bindable"), _): path.firstMember != "wrappedValue"
    default: isOfProjectedElement
    }
  }

  /// `$flags[key]`: the binding runs the subscript of what `flags` holds.
  private var isOfProjectedElement: Bool { name.first == "$" && path.components.first == .element }

  /// The name of the variable that it is on: `flags` of `$flags[key]`.
  package var nameOfVariable: String { isOfProjectedElement ? String(name.dropFirst()) : name }

  /// It is a member of the type around, with or without `self` before it.
  package var isOwn: Bool { base?.isSelf ?? true }

  /// It is a member of an expression other than `self`.
  package var isMemberOfOther: Bool {
    base.map { !$0.isSelf } == true && !isImplicitMember
  }

  /// A static member or a case, of a type that the context says: `.name`.
  package var isImplicitMember: Bool {
    if case .implicitMember = base { true } else { false }
  }
}

extension Located where Use == Effect {
  /// Where names in it are looked up.
  package var scope: LookupScope { LookupScope(file: file, enclosingType: use.enclosingType) }
}

extension Reference {
  private var keyPath: KeyPathExprSyntax? { Syntax(node).ancestor(as: KeyPathExprSyntax.self) }

  /// How a component of a key path is accessed where that is applied: `model[keyPath: \.count] += 1`. What is announced may
  /// have changed: `withMutation(keyPath: \.count) {}`.
  var kindThroughKeyPath: AccessFact.Kind {
    guard let keyPath else { return .read }
    let applied = keyPath.applications.map { ExprSyntax($0).accessKind }
    let kind =
      applied.first { $0 != .read } ?? (keyPath.registration?.isChange == true ? .mutation : .read)
    let isLast =
      keyPath.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.id == node.id
    return isLast || kind == .read ? kind : .memberWrite
  }

  /// Methods of sequences only read: `accounts.map(\.name)`.
  fileprivate var mayBeAssignedByKeyPath: Bool {
    guard isKeyPathComponent, let keyPath, keyPath.registration == nil else { return false }
    guard let argument = keyPath.parent?.as(LabeledExprSyntax.self) else { return true }
    let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
    return argument.label?.text != "id" && callee.map(LibraryEffects.handsElement) != true
  }
}

extension DeclReferenceExprSyntax {
  /// `with` of `items(with:)`
  fileprivate var labelsOfName: [String?]? {
    argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
  }
}

extension FunctionCallExprSyntax {
  /// Of the arguments in parentheses.
  var argumentLabels: [String?] { arguments.map { $0.label?.plainText } }

  /// `UserDefaults(suiteName: group)?.string(forKey: "name")` around `UserDefaults(suiteName: group)`.
  fileprivate var callOfResult: FunctionCallExprSyntax? {
    guard parent?.mayContinueAccess == true else { return nil }
    return ExprSyntax(self).accessPathWithEnd.end.as(FunctionCallExprSyntax.self)
  }

  fileprivate var firstArgument: ArgumentFact? {
    arguments.first.map {
      ArgumentFact(label: $0.label?.plainText, value: ExpressionReader().read($0.expression))
    }
  }

  fileprivate var madeArguments: [ArgumentFact] {
    // To filter the collection itself makes a tree.
    arguments.lazy.filter(\.expression.mayMake).map {
      ArgumentFact(label: $0.label?.plainText, value: ExpressionReader().read($0.expression))
    }
  }
}

extension ExprSyntax {
  fileprivate var mayMake: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .declReferenceExpr(let name): name.baseName.text.hasPrefix("$")
    case .memberAccessExpr(let member): member.declName.baseName.text == "now"
    case .arrayExpr(let array): array.elements.contains { $0.expression.mayMake }
    default: false
    }
  }
}

extension ExprSyntax {
  /// Those that are arguments of calls in the chain of members behind it.
  var closuresOfChain: [Range<Int>] {
    var (current, found) = (Syntax(self), [Range<Int>]())
    while let parent = current.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
        found += call.closures
      } else if parent.as(MemberAccessExprSyntax.self)?.base?.id != current.id,
        !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self)
      {
        break
      }
      current = parent
    }
    return found
  }
}

extension FunctionCallExprSyntax {
  /// Those among its arguments.
  var closures: [Range<Int>] {
    let inParentheses = arguments.map(\.expression).filter { $0.is(ClosureExprSyntax.self) }.map(\.byteRange)
    return inParentheses + trailingClosures.map(\.byteRange)
  }
}

extension ExprSyntax {
  /// `player.play()` of `player`, `store.cache.clear()` of `store`; of a type the last call, as what it gives is not its
  /// own: `Account.current().signOut()` of `Account`.
  fileprivate func callOfMethod(isOfType: Bool) -> FunctionCallExprSyntax? {
    let chain = sequence(first: Syntax(self), next: \.parent).lazy.prefix { $0.is(ExprSyntax.self) }
    let calls = Array(chain.compactMap { $0.as(FunctionCallExprSyntax.self) })
    return isOfType ? calls.last : calls.first
  }
}

extension Syntax {
  /// The body that evaluates it with one of its own statements, whenever it runs; with the braces.
  fileprivate var bodyOfStatement: Range<Int>? {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      switch parent.kind {
      case .codeBlockItem: return parent.cast(CodeBlockItemSyntax.self).bodyAround
      case .sequenceExpr where parent.cast(SequenceExprSyntax.self).mayStopBehindFirst: return nil
      case .ifExpr, .switchExpr, .ternaryExpr, .memberBlockItem: return nil
      default: break
      }
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// Nil in a branch, in a loop, and behind a statement that may leave the body.
  fileprivate var bodyAround: Range<Int>? {
    guard let statements = parent?.as(CodeBlockItemListSyntax.self), let around = statements.parent,
      !statements.prefix(while: { $0.id != id }).contains(where: \.mayLeave)
    else { return nil }
    if around.is(ClosureExprSyntax.self) { return around.byteRange }
    guard around.is(CodeBlockSyntax.self), let owner = around.parent else { return nil }
    let isBody =
      owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
      || owner.is(InitializerDeclSyntax.self)
    return isBody ? around.byteRange : nil
  }
}

extension SequenceExprSyntax {
  /// `x.handler = { … }`
  fileprivate var assignedClosures: [Range<Int>] {
    let values = elements.dropFirst(2)
    return values.count == 1 && values.first?.is(ClosureExprSyntax.self) == true
      ? values.map(\.byteRange) : []
  }

  /// `x = nil`, `x = User()`
  fileprivate var assignsNewValue: Bool {
    let elements = Array(elements)
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) && elements[2].makesValue
  }
}
