/// What an expression says about the type of its value, detached from the syntax tree.
///
/// Local names are already replaced by what their declaration says; the names that are left are looked up
/// in the enclosing types and then in the project.
package indirect enum ExpressionFact: Hashable, Sendable {
  /// A name that no local declaration introduces.
  case name(String)
  /// A written type used as a value: `Store<Int>` in `Store<Int>()`.
  case type(TypeExpression)
  /// A value whose type is written: a parameter, an annotated local, `e as T`.
  case typed(TypeExpression)
  case selfReference
  case superReference
  case member(ExpressionFact, String)
  /// `.shared`: its type comes from where it stands.
  case implicitMember(String)
  /// With the labels of all arguments; nil where these say little of which function is called: one has none, or there is
  /// a trailing closure.
  case call(ExpressionFact, labels: [String]? = nil)
  /// A call of something by its name alone, with a small letter, and what it is given: `configured(store)`.
  case application(of: String, [ArgumentFact])
  case subscripted(ExpressionFact)
  /// `e?` inside a chain.
  case optionalChain(ExpressionFact)
  /// `e!`, `if let x = e`, `guard let x = e`.
  case unwrapped(ExpressionFact)
  /// An element of the sequence: `for x in e`, `ForEach(e) { x in … }`.
  case element(ExpressionFact)
  /// One part of an element of a sequence of pairs: `for (key, value) in e`.
  case part(Int, ofElementOf: ExpressionFact)
  /// What a function gives to a closure.
  case given(Int, to: ClosureArgumentFact)
  /// What a function takes in a place, before `.init`: `card(action: .init { … })`.
  case parameter(of: ClosureArgumentFact)
  /// `context.fetch(request)`
  case fetched(by: ExpressionFact, request: ExpressionFact)
  /// What the publisher of a property sends, or an element of what a binding is about: `$x.map { x in … }`.
  case output(of: ExpressionFact)
  /// An associated value of the named case of an enum: `case .detail(let x)`.
  case payload(of: ExpressionFact, enumCase: String, index: Int)
  /// `$x`, a projected property named `x`.
  case projection(ExpressionFact?, String)
  case arrayLiteral([ExpressionFact])
  /// `c ? a : b`, `a ?? b`: a value that is one of several.
  case oneOf([ExpressionFact])
  /// `e as? T`
  case conditionalCast(TypeExpression)
  /// A closure, with the value it returns where that is one expression.
  case closure(ExpressionFact?)
  /// `\\.name`, `\\Root.name`: the components after the root.
  case keyPath(root: TypeExpression?, [String])
  case literal
  case unknown
}
