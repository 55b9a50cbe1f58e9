/// The type-relevant structure of an expression, detached from the syntax tree.
///
/// References to local variables are replaced by what their declarations say; the remaining names are looked up in the
/// enclosing types and then in the project.
package indirect enum ExpressionFact: Hashable, Sendable {
  /// A name without a local declaration.
  case name(String)
  /// A type used as an expression: `Store<Int>` in `Store<Int>()`.
  case type(TypeExpression)
  /// A value with a declared type: a parameter, a local variable with an annotation, `e as T`.
  case typed(TypeExpression)
  case selfReference
  case superReference
  case member(ExpressionFact, String)
  /// `.shared`, whose type depends on the context.
  case implicitMember(String)
  /// A call. `labels` are those of all arguments; nil if one has none or there is a trailing closure, since the labels
  /// then do not select an overload.
  case call(ExpressionFact, labels: [String]? = nil)
  /// A call with its arguments: of an unqualified name, `configured(store)`, `Box(store)`, or of a method that is given
  /// a type, `container.resolve(Store.self)`.
  case application(of: ExpressionFact, [ArgumentFact])
  case subscripted(ExpressionFact)
  /// `e?` inside a chain.
  case optionalChain(ExpressionFact)
  /// `e!`, `if let x = e`, `guard let x = e`.
  case unwrapped(ExpressionFact)
  /// An element of a sequence: `for x in e`, `ForEach(e) { x in … }`.
  case element(ExpressionFact)
  /// A component of an element of a sequence of pairs: `for (key, value) in e`.
  case part(Int, ofElementOf: ExpressionFact)
  /// A parameter of a closure argument, by index.
  case closureParameter(Int, of: ClosureArgumentFact)
  /// A parameter of a closure that is assigned to a property of the type around: `handler = { item in … }`.
  case assignedClosureParameter(Int, arity: Int?, of: String)
  /// The type of the parameter for an argument, as the base of `.init`: `card(action: .init { … })`.
  case parameterType(of: ClosureArgumentFact)
  /// `context.fetch(request)`
  case fetched(by: ExpressionFact, request: ExpressionFact)
  /// An output of a property's publisher, or an element of the value of a binding: `$x.map { x in … }`.
  case output(of: ExpressionFact)
  /// An associated value of an enum case: `case .detail(let x)`.
  case payload(of: ExpressionFact, enumCase: String, index: Int)
  /// `$x`, a projected property named `x`.
  case projection(ExpressionFact?, String)
  case arrayLiteral([ExpressionFact])
  /// One that has more than literals for values.
  case dictionaryLiteral(keys: [ExpressionFact], values: [ExpressionFact])
  /// `(item, number: 1)`
  case tuple([ArgumentFact])
  /// A value with several alternatives: `c ? a : b`, `a ?? b`.
  case oneOf([ExpressionFact])
  /// `a + b`
  case sum([ExpressionFact])
  /// A value that becomes optional where it stands: `try? e`, `c ? e : nil`.
  case optional(of: ExpressionFact)
  /// `e as? T`
  case conditionalCast(TypeExpression)
  /// A closure, with the value that it returns if it is a single expression.
  case closure(ExpressionFact?)
  /// `\.name`, `\Root.name`, as the components after the root.
  case keyPath(root: TypeExpression?, [String])
  case literal
  /// A string literal with code in it: `"row \(next())"`.
  case interpolation
  case unknown
}

extension ExpressionFact {
  /// A literal that is no collection.
  package var isLiteral: Bool { self == .literal || self == .interpolation }

  /// It is a literal, or a collection or tuple of such: `[1, 2]`, `["a": (1, true)]`.
  package var isOfLiterals: Bool {
    switch self {
    case .literal, .interpolation: true
    case .arrayLiteral, .tuple: parts.allSatisfy(\.isOfLiterals)
    case .dictionaryLiteral(let keys, let values): (keys + values).allSatisfy(\.isOfLiterals)
    default: false
    }
  }

  /// It is a literal with closures: `[{ $0.title }, { $0.date }]`.
  package var isOfClosures: Bool {
    parts.contains { part in if case .closure = part { true } else { part.isOfClosures } }
  }

  /// What a literal consists of.
  private var parts: [ExpressionFact] {
    switch self {
    case .arrayLiteral(let elements), .oneOf(let elements): elements
    case .dictionaryLiteral(_, let values): values
    case .tuple(let elements): elements.map(\.value)
    default: []
    }
  }

  /// The value itself, where unwrapping follows.
  var beforeOptional: ExpressionFact {
    if case .optional(let value) = self { value.beforeOptional } else { self }
  }

  /// The receiver and the name of a method that is called.
  package var calledMember: (base: ExpressionFact, name: String)? {
    switch self {
    case .call(.member(let base, let name), _), .application(of: .member(let base, let name), _): (base, name)
    default: nil
    }
  }
}

/// One argument of a call.
package struct ArgumentFact: Hashable, Sendable {
  package let label: String?
  package let value: ExpressionFact
  /// A closure that writes the types of its parameters.
  var writesParameterTypes = false
}

/// An argument of a call, mostly a closure: `load(from: url) { model in … }`.
package struct ClosureArgumentFact: Hashable, Sendable {
  package let callee: ExpressionFact
  /// Those in parentheses; of closures it is not said what they return.
  package let arguments: [ArgumentFact]
  /// The labels of the trailing closures; nil for the first.
  let trailingLabels: [String?]
  /// The index of the argument among all of these.
  let number: Int
  /// The number of declared parameters of a closure; nil if it declares none.
  let arity: Int?

  /// Its own; nil also for the first trailing closure.
  package var label: String? {
    number < arguments.count ? arguments[number].label : trailingLabels[number - arguments.count]
  }

  /// Those of the arguments in parentheses.
  package var labels: [String?] { arguments.map(\.label) }
}

extension ExpressionFact {
  /// What a chain of members begins with: `Registry` of `Registry.shared.items`.
  package var root: ExpressionFact {
    switch self {
    case .member(let base, _), .optionalChain(let base), .unwrapped(let base): base.root
    default: self
    }
  }

  /// The name of a member, or of what has no base: `padding` of `Text("a").padding`.
  package var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }

  /// `handlers` of `bus.handlers[name]`
  package var nameOfPlace: String? {
    switch self {
    case .optionalChain(let base), .unwrapped(let base), .subscripted(let base): base.nameOfPlace
    default: lastName
    }
  }

  /// What a call calls; nil for any other expression.
  package var callee: ExpressionFact? {
    switch self {
    case .call(let callee, _), .application(of: let callee, _): callee
    default: nil
    }
  }

  /// What is called first in a chain of members: `Item` of `Item().parts`.
  package var calledFirst: ExpressionFact? {
    switch self {
    case .member(let base, _), .optionalChain(let base), .unwrapped(let base): base.calledFirst
    default: callee
    }
  }
}
